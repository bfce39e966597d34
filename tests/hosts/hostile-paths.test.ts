import { readFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createStaticServer } from "../../deploy/static-server.ts";
import { DIST_DIR } from "../helpers/fixture-site.ts";

const server = createStaticServer(DIST_DIR).listen(0);
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

/** Path segments that some software treats specially. */
const NAMES = `
  __proto__ constructor ... .git .env ~root aux.html % %zz %ff%fe %c0%ae%c0%ae %00
  %0d%0aSet-Cookie:a=b %252e%252e%252f ..%2f..%2fpackage.json ..%5c..%5cpackage.json
  data:text%2fhtml,canary() <script>canary()<%2Fscript> %3Cscript%3Ecanary()%3C%2Fscript%3E
  "onmouseover="canary() {{constructor.constructor('canary()')()}} $(canary)
  %E2%80%AEkoob %D7%A1%D7%A4%D7%A8 %F0%9F%93%96 %ED%A0%80 * @ a;b=c index.php
`
  .trim()
  .split(/\s+/);
const OUTSIDE = ["etc/passwd", "package.json", ".git/config"];
const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", ".%2e/"];

// Every byte of the response is known: nothing is reflected, and no other file is sent.
test.each([
  {
    kind: "unknown books",
    expected: [404, read("book/404.html")],
    targets: NAMES.flatMap((name) => [`/book/${name}`, `/book/${name.repeat(100)}`]),
  },
  {
    kind: "unknown paths",
    expected: [404, read("404.html")],
    targets: [
      ...NAMES.map((name) => `/x${name}`),
      ...UP.flatMap((up) => OUTSIDE.map((file) => `/assets/${up.repeat(6)}${file}`)),
    ],
  },
  {
    kind: "a page with a query",
    expected: [200, read("buy-books.html")],
    targets: NAMES.map((name) => `/buy-books?${name}=${name}`),
  },
])("$kind: npm start sends only its own files", async ({ expected, targets }) => {
  for (const target of targets) expect(await get(target), target.slice(0, 200)).toEqual(expected);
  expect((await get("/"))[0]).toBe(200);
});

function read(name: string) {
  return readFileSync(join(DIST_DIR, name), "utf8");
}

/** Requests a raw path, which no URL parser has normalised; returns status and body. */
async function get(target: string) {
  const socket = connect(port, "localhost");
  socket.write(`GET ${target} HTTP/1.0\r\nHost: localhost\r\n\r\n`); // 1.0: no chunked responses
  let text = "";
  for await (const part of socket.setEncoding("utf8")) text += part;
  const [, status, body] = /^HTTP\/1\.1 (\d{3}).*?\r\n\r\n(.*)$/s.exec(text) ?? [];
  return [Number(status), body];
}
