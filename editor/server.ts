import { createServer, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { build, type Rolldown } from "vite";
import { contentTypes } from "../deploy/content-types.ts";

/** No other host is allowed; the editor uses inline styles and shows pictures as blobs. */
const POLICY = [
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

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

const TYPES: Record<string, string> = { ...contentTypes, wasm: "application/wasm" };

/** The editor bundles these fonts, but also requests them from another host. */
const FOREIGN_FONTS = /@font-face \{[^}]*url\(https:[^}]*\}/g;

type Files = Map<string, string | Uint8Array>;

/** The editor's page and scripts, by path. */
export async function bundleEditor(folder: string): Promise<Files> {
  const options = { write: false, target: "esnext", modulePreload: false, assetsInlineLimit: 0 };
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [{ name: "own-fonts", transform: (code) => code.replace(FOREIGN_FONTS, "") }],
    build: { ...options, minify: false, reportCompressedSize: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
}

/** Serves the editor to this computer only; `broadcast` sends a message to every open page. */
export function createEditor(files: Files) {
  const openStreams = new Set<ServerResponse>();
  const server = createServer(({ url = "/", headers, method, socket }, response) => {
    // A different Host header means that another site is trying to reach the editor.
    if (headers.host !== `127.0.0.1:${socket.localPort}`) {
      response.writeHead(421, { "Content-Type": "text/plain" });
      return response.end("This address answers to 127.0.0.1 alone.");
    }
    if (url === "/changes") {
      response.writeHead(200, { ...HEADERS, "Content-Type": "text/event-stream" }).flushHeaders();
      openStreams.add(response);
      return response.on("close", () => openStreams.delete(response));
    }
    const path = url === "/" ? "/index.html" : url;
    const body = files.get(path);
    const status = body === undefined ? 404 : 200;
    response.writeHead(status, {
      ...HEADERS,
      "Content-Type": TYPES[extname(path).slice(1)] ?? "text/plain",
    });
    return response.end(method === "HEAD" ? undefined : body);
  });
  const broadcast = (message: unknown) => {
    for (const page of openStreams) page.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  return { server, broadcast };
}
