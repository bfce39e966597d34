import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { type Answer, type HostileAddress, hostileAddresses } from "../helpers/hostile-addresses";
import { checksFor } from "../hosts/checks";
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
const AT_ONCE = 16;

const STATUS: Record<Answer, number> = {
  page: 200,
  redirect: 301,
  book: 404,
  nothing: 404,
  "bad request": 400,
  "too long": 431,
};

test("hostile addresses are the same for the same seed, and of every kind", () => {
  const addresses = hostileAddresses(COUNT, SEED, PAGES);
  expect(hostileAddresses(COUNT, SEED, PAGES)).toEqual(addresses);
  expect(new Set(addresses.map(({ target }) => target)).size).toBe(COUNT);
  for (const answer of Object.keys(STATUS)) {
    expect(addresses.filter((address) => address.answer === answer).length).toBeGreaterThan(100);
  }
});

test(`${COUNT} hostile addresses get the right status, and nothing but the site's own words`, async () => {
  const { hostname, port } = new URL(site.origin);
  const waiting = hostileAddresses(COUNT, SEED, PAGES);
  const faults: string[] = [];
  const work = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const answer = await ask(hostname, Number(port), address.target);
      const fault = faultIn(address, answer);
      if (fault) faults.push(`${JSON.stringify(address.target.slice(0, 200))} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  expect((await ask(hostname, Number(port), "/")).status).toBe(200);
});

interface Received {
  status: number;
  location: string | undefined;
  body: string;
}

function faultIn({ target, answer, page = "" }: HostileAddress, received: Received) {
  const { status, location, body } = received;
  if (status !== STATUS[answer]) return `answers ${status}, not ${STATUS[answer]}`;
  const query = target.includes("?") ? target.slice(target.indexOf("?")) : "";
  const leadsTo = answer === "redirect" ? page + query : undefined;
  if (location !== leadsTo) return `leads to ${location}`;
  if (body !== bodyOf(answer, page)) return `sends something else: ${body.slice(0, 200)}`;
}

/** Every byte that may come back: so nothing is reflected, and no other file is sent. */
function bodyOf(answer: Answer, page: string) {
  switch (answer) {
    case "page":
      return htmlOf(page);
    case "book":
      return read("book/404.html");
    case "nothing":
      return read("404.html");
    default:
      return "";
  }
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
