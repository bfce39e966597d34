import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as sent, still compressed. */
  body: Buffer;
}

/** Requests a path exactly as given; follows no redirect and decodes nothing. */
export type Ask = (
  path: string,
  question?: Pick<http.RequestOptions, "method" | "headers">,
) => Promise<Answer>;

/** A running site, and what its own links lead to. */
export interface LiveSite {
  origin: string;
  ask: Ask;
  /** The same server over HTTP, if the site itself uses HTTPS. */
  askPlainly: Ask | undefined;
  pages: string[];
  /** Every file with a digest in its name that those pages reference. */
  hashedFiles: string[];
}

const TIMEOUT_MS = 15_000;
const MAX_PAGES = 200;
/** Link-preview images are referenced by complete URLs. */
const HASHED_FILE = /[" ](?:https?:\/\/[^/"\s]+)?(\/(?:assets|pictures|share)\/[^"\s,]+)/g;

export function asking(origin: string, options: { ca?: string } = {}): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const place = { host: hostname, port, timeout: TIMEOUT_MS, ...options };
  return async (path, question) => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = request({ ...place, path, ...question }, resolve);
      sent.on("timeout", () => sent.destroy(new Error(`no answer for ${TIMEOUT_MS / 1000} s`)));
      sent.on("error", reject);
      sent.end();
    });
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: await buffer(response) };
  };
}

export async function liveSite(origin: string, ask: Ask, askPlainly?: Ask): Promise<LiveSite> {
  const pages = new Set(["/"]);
  const files = new Set<string>();
  for (const page of pages) {
    const { status, body } = await ask(page);
    if (status !== 200) continue;
    for (const [, link = ""] of String(body).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      pages.add(link);
    for (const [, file = ""] of String(body).matchAll(HASHED_FILE)) files.add(file);
    if (pages.size > MAX_PAGES) break;
  }
  return { origin, ask, askPlainly, pages: [...pages], hashedFiles: [...files] };
}
