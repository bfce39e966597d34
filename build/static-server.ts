import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { canonicalPath, headersFor, notFoundFile } from "../deploy/rules.ts";

const NOT_FOUND_PAGES = new Set(["/404", "/book/404"]);

/** Serves a built site as it will be served for real: headers, compression, 404s and redirects. */
export function createSite(folder: string): Server {
  const pages = new Set(pagesIn(folder));
  const answerMissing = (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    sendHeaders(response, path);
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(request.method === "HEAD" ? "" : readFileSync(join(folder, notFoundFile(path))));
  };
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) => sendHeaders(response, path),
    onNoMatch: answerMissing,
  });

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const path = pathOf(request);
    const canonical = canonicalPath(path);
    if (canonical !== path && pages.has(canonical)) {
      redirect(response, canonical + queryOf(request));
    } else if (NOT_FOUND_PAGES.has(path)) {
      answerMissing(request, response);
    } else {
      serve(request, response);
    }
  });
}

function pagesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => canonicalPath(`/${name.replaceAll("\\", "/")}`))
    .filter((path) => !NOT_FOUND_PAGES.has(path));
}

function redirect(response: ServerResponse, to: string) {
  sendHeaders(response, to);
  response.writeHead(301, { Location: to }).end();
}

function sendHeaders(response: ServerResponse, path: string) {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
}

function pathOf({ url = "/" }: IncomingMessage) {
  return url.split("?", 1)[0] ?? "/";
}

function queryOf({ url = "/" }: IncomingMessage) {
  return url.includes("?") ? url.slice(url.indexOf("?")) : "";
}
