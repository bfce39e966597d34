import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as sent, still compressed. */
  body: Buffer;
}

/** Requests a path exactly as given; follows no redirect and decodes nothing. */
export type Requester = (
  path: string,
  options?: Pick<http.RequestOptions, "method" | "headers">,
) => Promise<HttpAnswer>;

/** A running site, with the pages found by following its links and the hashed files they name. */
export interface LiveSite {
  origin: string;
  request: Requester;
  /** The same server over HTTP, if the site itself uses HTTPS. */
  requestOverHttp: Requester | undefined;
  pages: string[];
  /** Every file with a digest in its name that those pages reference. */
  hashedFiles: string[];
}

const TIMEOUT_MS = 15_000;
const MAX_PAGES = 200;
/** Link-preview images are referenced by complete URLs. */
const HASHED_FILE = /[" ](?:https?:\/\/[^/"\s]+)?(\/(?:assets|pictures|share)\/[^"\s,]+)/g;

export function createRequester(origin: string, tls: { ca?: string } = {}): Requester {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const server = { host: hostname, port, timeout: TIMEOUT_MS, ...tls };
  return async (path, options) => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = request({ ...server, path, ...options }, resolve);
      sent.on("timeout", () => sent.destroy(new Error(`no answer for ${TIMEOUT_MS / 1000} s`)));
      sent.on("error", reject);
      sent.end();
    });
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: await buffer(response) };
  };
}

export async function liveSite(
  origin: string,
  request: Requester,
  requestOverHttp?: Requester,
): Promise<LiveSite> {
  const pages = new Set(["/"]);
  const files = new Set<string>();
  for (const page of pages) {
    const { status, body } = await request(page);
    if (status !== 200) continue;
    for (const [, link = ""] of String(body).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      pages.add(link);
    for (const [, file = ""] of String(body).matchAll(HASHED_FILE)) files.add(file);
    if (pages.size > MAX_PAGES) break;
  }
  return { origin, request, requestOverHttp, pages: [...pages], hashedFiles: [...files] };
}
