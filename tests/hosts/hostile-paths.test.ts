import { readFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createStaticServer } from "../../deploy/static-server.ts";
import { DIST_DIR } from "../helpers/fixture-site.ts";

const server = createStaticServer(DIST_DIR).listen(0);
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const OUTSIDE = ["etc/passwd", "package.json", ".git/config"];
const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", ".%2e/"];
const MALFORMED = [
  "%",
  "%zz",
  "%ff%fe",
  "%00",
  "%0d%0aSet-Cookie:a=b",
  "<script>canary()</script>",
];

test("npm start sends no file from outside its folder, and reflects nothing", async () => {
  const notFound = [404, readFileSync(join(DIST_DIR, "404.html"), "utf8")];
  const outside = UP.flatMap((up) => OUTSIDE.map((file) => `assets/${up.repeat(6)}${file}`));
  for (const path of [...outside, ...MALFORMED])
    expect(await get(`/${path}`), path).toEqual(notFound);
});

/** Requests a raw path, which no URL parser has normalised; returns status and body. */
async function get(target: string) {
  const socket = connect(port, "localhost");
  socket.write(`GET ${target} HTTP/1.0\r\nHost: localhost\r\n\r\n`); // 1.0: no chunked responses
  let text = "";
  for await (const part of socket.setEncoding("utf8")) text += part;
  const [, status, body] = /^HTTP\/1\.1 (\d{3}).*?\r\n\r\n(.*)$/s.exec(text) ?? [];
  return [Number(status), body];
}
