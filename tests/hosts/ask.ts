import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  /** By small-letter name; a header sent twice is joined with a comma. */
  headers: Record<string, string>;
  /** As sent, still compressed. */
  body: Buffer;
}

/** Asks one server for a path exactly as given, follows nothing and decodes nothing. */
export type Ask = (
  path: string,
  question?: Pick<RequestOptions, "method" | "headers">,
) => Promise<Answer>;

const TIMEOUT_MS = 15_000;

export function asking(origin: string, options: { ca?: string } = {}): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? requestHttps : requestHttp;

  return async (path, question) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        { host: hostname, port, path, timeout: TIMEOUT_MS, ...options, ...question },
        resolve,
      );
      sent.on("timeout", () => sent.destroy(new Error(`no answer for ${TIMEOUT_MS / 1000} s`)));
      sent.on("error", reject);
      sent.end();
    });
    const headers = Object.entries(response.headersDistinct);
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(headers.map(([name, all = []]) => [name, all.join(", ")])),
      body: await buffer(response),
    };
  };
}
