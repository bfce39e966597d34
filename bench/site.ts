import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { build } from "vite";
import { createSite } from "../deploy/static-server.ts";
import { CACHE_DIR } from "../tools/paths.ts";

const BENCH_DIR = fileURLToPath(new URL(".", import.meta.url));
const OUT_DIR = join(CACHE_DIR, "bench");

/** Builds the page that shows one effect alone; returns the folder it is in. */
export async function buildBenchPage() {
  await build({
    configFile: false,
    root: BENCH_DIR,
    logLevel: "warn",
    build: {
      outDir: OUT_DIR,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(BENCH_DIR, "page.html") },
    },
  });
  return OUT_DIR;
}

/** Serves the built site as it is for real, or the bench page plainly, on any free port. */
export async function serve(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

export function createBenchServer(folder: string) {
  return createServer(sirv(folder, { extensions: ["html"] }));
}

/**
 * The site for Lighthouse, which reads robots.txt in the page's name: our policy forbids pages
 * to connect anywhere, so here, and only here, they may connect to the site itself.
 */
export function createLighthouseServer(folder: string) {
  const site = createSite(folder);
  return createServer((request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, String(value).replace("connect-src 'none'", "connect-src 'self'"));
    site.emit("request", request, response);
  });
}
