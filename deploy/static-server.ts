import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { canonicalPath, FAILURE_PATHS, notFoundFile } from "../src/content/addresses.ts";
import { headersFor } from "./headers.ts";

const FAILURES: ReadonlySet<string> = new Set(FAILURE_PATHS);

/** Serves a built site as it will be served for real: headers, compression, 404s and redirects. */
export function createSite(folder: string): Server {
  const pages = new Set(pagesIn(folder));
  const answerMissing = (request: IncomingMessage, response: ServerResponse) => {
    const file = notFoundFile(pathOf(request));
    const { suffix, headers } = encodingFor(request);
    const body = readFileSync(join(folder, file + suffix));
    setHeaders(response, { ...headersFor(`/${file}`), ...headers });
    response.writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    onNoMatch: answerMissing,
  });

  return createServer((request, response) => {
    const path = pathOf(request);
    const canonical = canonicalPath(path);
    setHeaders(response, headersFor(path));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (FAILURES.has(canonical)) {
      answerMissing(request, response);
    } else if (canonical !== path && pages.has(canonical)) {
      response.writeHead(301, { Location: canonical + queryOf(request) }).end();
    } else {
      serveFile(request, response);
    }
  });
}

function pagesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => canonicalPath(`/${name.replaceAll("\\", "/")}`))
    .filter((path) => !FAILURES.has(path));
}

function encodingFor({ headers }: IncomingMessage): { suffix: string; headers: object } {
  const accepted = String(headers["accept-encoding"] ?? "");
  const vary = { Vary: "Accept-Encoding" };
  if (/\bbr\b/.test(accepted))
    return { suffix: ".br", headers: { "Content-Encoding": "br", ...vary } };
  if (/\bgzip\b/.test(accepted))
    return { suffix: ".gz", headers: { "Content-Encoding": "gzip", ...vary } };
  return { suffix: "", headers: vary };
}

function setHeaders(response: ServerResponse, headers: object) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function pathOf({ url = "/" }: IncomingMessage) {
  return url.split(/[?#]/, 1)[0] ?? "/"; // a # has no place in a request, but may come
}

function queryOf({ url = "/" }: IncomingMessage) {
  return url.includes("?") ? url.slice(url.indexOf("?")) : "";
}
