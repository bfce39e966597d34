import { writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin, preview } from "vite";
import { CACHE_DIR } from "../../tools/folders.ts";
import { UserError } from "../../tools/user-error.ts";

/** No other host is allowed; the editor uses inline styles and shows pictures as blobs. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = { "Content-Security-Policy": CSP, "Cache-Control": "no-store" };

/**
 * Bundles the editor's page and serves it to this computer only. Returns functions that show the
 * content's problems, or a file that something else has changed, on every open page.
 */
export async function startEditor(port: number, config: object, opensBrowser: boolean) {
  const outDir = join(CACHE_DIR, "editor", String(port));
  const openPages = new Set<ServerResponse>();
  let problemsMessage = "";
  const plugin: Plugin = {
    name: "editor",
    configurePreviewServer({ middlewares }) {
      middlewares.use("/messages", (_request, response) => {
        response.writeHead(200, { ...HEADERS, "Content-Type": "text/event-stream" });
        response.write(problemsMessage);
        openPages.add(response);
        response.on("close", () => openPages.delete(response));
      });
    },
  };
  const options: InlineConfig = {
    root: "author/editor/page",
    appType: "mpa",
    configFile: false,
    logLevel: "error",
    plugins: [plugin],
    build: { outDir, emptyOutDir: true, modulePreload: false, assetsInlineLimit: 0, minify: false },
    // Vite refuses requests under another host name, which other sites could send.
    preview: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      open: opensBrowser,
      cors: false,
      headers: HEADERS,
    },
  };
  await build(options);
  await writeFile(join(outDir, "config.json"), JSON.stringify(config));
  await preview(options).catch(({ message }) => {
    throw new UserError(`${message}: is the editor open already?`);
  });
  const send = (message: string) => {
    for (const page of openPages) page.write(message);
  };
  return {
    showProblems: (problems: string[]) => {
      problemsMessage = `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;
      send(problemsMessage);
    },
    showChange: (file: string) => send(`event: change\ndata: ${JSON.stringify(file)}\n\n`),
  };
}
