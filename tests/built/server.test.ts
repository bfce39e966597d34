import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { checksFor } from "../../deploy/check/checks";
import { type Answer, hostileAddresses } from "../hostile-addresses";
import { serveWithNode } from "../hosts/served";
import { DIST_DIR, htmlOf, PAGES, read } from "./site";

const { site, stop } = await serveWithNode(DIST_DIR);
afterAll(stop);

test.each(checksFor(site))("the server: $title", async ({ faults }) => {
  expect(await faults(site)).toEqual([]);
});

test("sharing pictures may be shown by others, and are kept for good", async () => {
  const [, picture = ""] = /og:image" content="https:\/\/[^/]+([^"]+)/.exec(htmlOf("/")) ?? [];
  expect((await site.ask(picture)).headers).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": expect.stringContaining("immutable"),
    "content-type": "image/jpeg",
  });
});

const COUNT = 2000;
const SEED = 7;

/** Every byte that may come back: so nothing is reflected, and no other file is sent. */
const RIGHT: Record<Answer, { status: number; body?: (page: string) => string }> = {
  page: { status: 200, body: htmlOf },
  redirect: { status: 301 },
  book: { status: 404, body: () => read("book/404.html") },
  nothing: { status: 404, body: () => read("404.html") },
  "bad request": { status: 400 },
  "too long": { status: 431 },
};

test(`${COUNT} hostile addresses get the right status, and nothing but the site's own words`, async () => {
  const { hostname, port } = new URL(site.origin);
  const addresses = hostileAddresses(COUNT, SEED, PAGES);
  expect(new Set(addresses.map(({ answer }) => answer))).toEqual(new Set(Object.keys(RIGHT)));
  for (const { target, answer, page = "" } of addresses) {
    const { status, body } = RIGHT[answer];
    const query = /\?.*/.exec(target)?.[0] ?? "";
    const location = answer === "redirect" ? page + query : undefined;
    const received = await ask(hostname, Number(port), target);
    const right = { status, location, body: body?.(page) ?? "" };
    expect(received, JSON.stringify(target.slice(0, 200))).toEqual(right);
  }
  expect((await ask(hostname, Number(port), "/")).status).toBe(200);
});

interface Received {
  status: number;
  location: string | undefined;
  body: string;
}

/** Asks without anything that would tidy the address on its way. */
function ask(host: string, port: number, target: string) {
  return new Promise<Received>((resolve, reject) => {
    const socket = connect(port, host);
    const parts: Buffer[] = [];
    const finish = () => resolve(answerIn(Buffer.concat(parts).toString("utf8")));
    socket.on("data", (part) => parts.push(part));
    socket.on("end", finish);
    socket.on("error", (error: NodeJS.ErrnoException) =>
      // A server may hang up on a request that is too long before all of it was sent.
      parts.length > 0 || error.code === "EPIPE" ? finish() : reject(error),
    );
    socket.write(`GET ${target} HTTP/1.0\r\nHost: ${host}\r\n\r\n`); // 1.0: no chunks in the answer
  });
}

function answerIn(text: string): Received {
  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: text.slice(end + 4),
  };
}
