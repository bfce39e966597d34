import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { checksOf, faultsOf } from "../../deploy/checks.ts";
import { liveSite, request } from "../../deploy/live-site.ts";
import { createStaticServer } from "../../deploy/static-server.ts";
import { canonicalPath, isBookPath, safeDecodeURI } from "../../src/shared/paths.ts";
import { entriesIn } from "../../tools/folders.ts";
import { DIST_DIR, htmlOf, PAGES, read } from "./site.ts";

const server = createStaticServer(DIST_DIR).listen(0);
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const site = await liveSite(`http://localhost:${port}`);

test.each(checksOf(site))("npm start: $title", async (check) => {
  expect(await faultsOf(check, site)).toEqual([]);
});

test("sends the page that the app shows, for every spelling of a path", async () => {
  const path = fc
    .tuple(
      fc.constantFrom("", "/", "/x"),
      fc.constantFrom("/", "/buy-books", "/buy%2Dbooks", ...PAGES.filter(isBookPath)),
      fc.array(fc.constantFrom("/", ".html", "/index", "%2Fa", ".txt"), { maxLength: 3 }),
    )
    .map(([start, page, ends]) => start + page + ends.join(""));
  const property = fc.asyncProperty(path, async (spelling) => {
    const { pathname } = new URL(`http://localhost${spelling}`);
    const page = pageOf(pathname);
    const answer = await request(site.origin + spelling);
    const [, sent] = /data-page="(.*?)"/.exec(await answer.text()) ?? [];
    const [target] = answer.headers.get("Location")?.split("?") ?? [];
    const status = !PAGES.includes(page) ? 404 : page === pathname ? 200 : 301;
    expect([answer.status, target ?? sent]).toEqual([status, page]);
  });
  await fc.assert(property, { numRuns: 1000 });
});

test("serves a site that is built again, and survives the moment without files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(DIST_DIR, folder, { recursive: true });
  const own = createStaticServer(folder).listen(0);
  onTestFinished(() => {
    own.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string) =>
    request(`http://localhost:${(own.address() as AddressInfo).port}${path}`);
  expect((await get("/buy-books")).status).toBe(200);

  for (const name of entriesIn(folder))
    rmSync(join(folder, name), { recursive: true, force: true });
  expect((await get("/buy-books")).status).toBe(503);

  const longer = `${htmlOf("/buy-books")}<p>And more of it</p>`;
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "buy-books.html"), longer);
  writeFileSync(join(folder, "assets/share-menu-new.js"), "new");
  expect(await (await get("/buy-books")).text()).toBe(longer);
  expect(await (await get("/assets/share-menu-new.js")).text()).toBe("new");
});

/** The page shown at a path, as `src/app/main.tsx` and `routes.tsx` choose it. */
function pageOf(path: string) {
  if (PAGES.includes(canonicalPath(path))) return canonicalPath(path);
  return isBookPath(safeDecodeURI(path)) ? "/book/404" : "/404";
}

/** Path segments that some software treats specially. */
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
      ...NAMES.flatMap((name) => [`/x${name}`, `/book/${name}/${name}`, `/${name}/${name}/a`]),
      ...UP.flatMap((up) => OUTSIDE.map((file) => `/assets/${up.repeat(6)}${file}`)),
    ],
  },
  {
    kind: "a page with a query",
    expected: [200, htmlOf("/buy-books")],
    targets: NAMES.map((name) => `/buy-books?${name}=${name}`),
  },
])("$kind: the server sends only its own files", async ({ expected, targets }) => {
  for (const target of targets) expect(await get(target), target.slice(0, 200)).toEqual(expected);
  expect((await get("/"))[0]).toBe(200);
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
