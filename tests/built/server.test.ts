import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createSite } from "../../deploy/static-server";
import { CHECKS } from "../hosts/checks";
import { asking, liveSite } from "../hosts/live-site";
import { DIST_DIR, htmlOf, PAGES, read } from "./site";

const server = createSite(DIST_DIR).listen(0);
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const origin = `http://localhost:${port}`;
const site = await liveSite(origin, asking(origin));

test.each(CHECKS)("npm start: $title", async ({ faults }) => {
  expect(await faults(site)).toEqual([]);
});

/** Names that some program, somewhere, takes for more than a name. */
const NAMES = String.raw`
  __proto__ constructor hasOwnProperty toString prototype undefined null NaN -1 ... .git .env
  ~root con aux.html % %zz %2 %ff%fe %c0%ae%c0%ae %00 %0d%0aSet-Cookie:a=b %u002e %252e%252e%252f
  ..%2f..%2fpackage.json ..%5c..%5cpackage.json ..\..\package.json javascript:canary()
  data:text%2fhtml,canary() <svg%09onload=canary()> <script>canary()<%2Fscript>
  %3Cscript%3Ecanary()%3C%2Fscript%3E <img%2Fsrc=x%2Fonerror=canary()> "onmouseover="canary()
  '-canary()-' {{constructor.constructor('canary()')()}} ';DROP+TABLE+books;-- $(canary) |canary
  $%7Bjndi:ldap:%2F%2Fother.example%7D %E2%80%AEkoob %D7%A1%D7%A4%D7%A8 %F0%9F%93%96 e%CC%81
  %EF%BB%BF %ED%A0%80 %E2%80%8B * @ a;b=c index.php wp-login.php
`
  .trim()
  .split(/\s+/);
/** What no request line may hold. */
const FORBIDDEN = ["\0", " ", "\t", "\x01", "\x7f", "\x1b[31m", " HTTP/1.0 ", "\r"];
const OUTSIDE = ["etc/passwd", "package.json", ".git/config"];
const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", ".%2e/"];
const repeated = (name: string, length: number) => name.repeat(Math.ceil(length / name.length));

// Every byte of an answer is known: nothing is reflected, and no other file is sent.
test.each([
  {
    kind: "unknown books",
    answer: [404, undefined, read("book/404.html")],
    targets: NAMES.flatMap((name) => [`/book/${name}`, `/book/${repeated(name, 4000)}`]),
  },
  {
    kind: "unknown paths",
    answer: [404, undefined, read("404.html")],
    targets: [
      ...NAMES.flatMap((name) => [`/x${name}`, `/book/${name}/${name}`, `/${name}/${name}/a`]),
      ...UP.flatMap((up) => OUTSIDE.map((file) => `/assets/${up.repeat(6)}${file}`)),
    ],
  },
  {
    kind: "a page with a query",
    answer: [200, undefined, htmlOf("/buy-books")],
    targets: NAMES.map((name) => `/buy-books?${name}=${name}`),
  },
  {
    kind: "an address too long",
    answer: [431, undefined, ""],
    targets: NAMES.map((name) => `/book/${repeated(name, 20_000)}`),
  },
  {
    kind: "what no request may hold",
    answer: [400, undefined, ""],
    targets: FORBIDDEN.map((text) => `/a${text}b`),
  },
])("answers $kind, however hostile, with its own files alone", async ({ answer, targets }) => {
  for (const target of targets) expect(await ask(target), target.slice(0, 200)).toEqual(answer);
  expect((await ask("/"))[0]).toBe(200);
});

test("leads from an address with a letter in code to its page", async () => {
  for (const page of PAGES.filter((path) => path !== "/")) {
    const target = `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`;
    expect(await ask(target)).toEqual([301, page, ""]);
  }
});

/** The status, location and body for an address that nothing on the way makes normal. */
async function ask(target: string) {
  const socket = connect(port, "localhost");
  socket.write(`GET ${target} HTTP/1.0\r\nHost: localhost\r\n\r\n`); // 1.0: no chunks in the answer
  let text = "";
  try {
    for await (const part of socket.setEncoding("utf8")) text += part;
  } catch (error) {
    // A server may hang up on a request that is too long before all of it was sent.
    if (text === "" && (error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
  const [, head = "", body = ""] = /^(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  return [status, /^location: (.*)$/im.exec(head)?.[1], body];
}
