import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { build } from "vite";
import { caddyfile } from "../deploy/hosts.ts";
import { freePort } from "../tests/tools/free-port.ts";
import { CACHE_DIR } from "../tools/paths.ts";

export interface Served {
  origin: string;
  close: () => void;
}

/** Serves on any free port. */
export async function listen(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves the page that shows one effect alone. */
export async function serveBenchPage() {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const outDir = join(CACHE_DIR, "bench");
  await build({ configFile: false, root, logLevel: "warn", build: { outDir, emptyOutDir: true } });
  return listen(createServer(sirv(outDir)));
}

/** Serves a built site over HTTP/2, with its own configuration; needs Caddy. */
export async function serveWithCaddy(folder: string): Promise<Served> {
  const home = mkdtempSync(join(tmpdir(), "bench-"));
  const file = join(home, "Caddyfile");
  const origin = `https://localhost:${await freePort()}`;
  const options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
  writeFileSync(file, options + caddyfile(origin, folder));
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const caddy = spawn("caddy", ["run", "--config", file], { env });
  await new Promise<void>((resolve, reject) => {
    caddy.on("error", () => reject(new Error("Install what serves the site here: caddy")));
    caddy.stderr.on("data", (said) => String(said).includes("serving initial") && resolve());
  });
  const close = () => {
    caddy.kill();
    rmSync(home, { recursive: true, force: true });
  };
  return { origin, close };
}
