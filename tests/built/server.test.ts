import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { type Answer, type HostileAddress, hostileAddresses } from "../helpers/hostile-addresses";
import { CHECKS } from "../hosts/checks";
import { serveWithNode } from "../hosts/served";
import { DIST_DIR, htmlOf, PAGES, read } from "./site";

const { site, stop } = await serveWithNode(DIST_DIR);
afterAll(stop);

test.each(CHECKS)("npm start: $title", async ({ faults }) => {
  expect(await faults(site)).toEqual([]);
});

test("lets other sites show link-preview images", async () => {
  const [, picture = ""] = /og:image" content="https:\/\/[^/]+([^"]+)/.exec(htmlOf("/")) ?? [];
  expect((await site.ask(picture)).headers).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": expect.stringContaining("immutable"),
    "content-type": "image/jpeg",
  });
});

const STATUS: Record<Answer, number> = {
  page: 200,
  redirect: 301,
  book: 404,
  nothing: 404,
  "bad request": 400,
  "too long": 431,
};
const AT_ONCE = 16;

test("hostile addresses get the right status and nothing but the site's own files", async () => {
  const waiting = hostileAddresses(PAGES);
  const faults: string[] = [];
  const work = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const fault = faultIn(address, await ask(address.target));
      if (fault) faults.push(`${JSON.stringify(address.target.slice(0, 200))} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  expect((await ask("/")).status).toBe(200);
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

/** Every byte that may come back: nothing is reflected, and no other file is sent. */
function bodyOf(answer: Answer, page: string) {
  if (answer === "page") return htmlOf(page);
  if (answer === "book") return read("book/404.html");
  return answer === "nothing" ? read("404.html") : "";
}

/** Asks without anything that would normalise the address. */
async function ask(target: string): Promise<Received> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.0\r\nHost: ${hostname}\r\n\r\n`); // 1.0: no chunks in the answer
  let text = "";
  try {
    for await (const part of socket.setEncoding("utf8")) text += part;
  } catch (error) {
    // A server may hang up on a request that is too long before all of it was sent.
    if (text === "" && (error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: text.slice(end + 4),
  };
}
