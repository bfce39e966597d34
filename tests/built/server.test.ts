import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { headersFor } from "../../deploy/headers.ts";
import { createStaticServer } from "../../deploy/static-server.ts";
import { canonicalPath, isBookPath, safeDecodeURI } from "../../src/shared/paths.ts";
import { DIST_DIR, files, PAGES } from "./site.ts";

const origin = start(DIST_DIR);
const script = `/${files.find((name) => /^assets\/.*\.js$/.test(name))}`;

test.each<[path: string, status: number, like: string]>([
  ["/", 200, "/"],
  ["/buy-books", 200, "/buy-books"],
  [script, 200, script],
  ["/sw.js", 200, "/sw.js"],
  ["/nope", 404, "/404.html"],
  ["/assets/nope.js", 404, "/404.html"],
  ["/404", 404, "/404.html"],
  ["/book/404.html", 404, "/404.html"],
  ["/buy-books/?from=mail", 301, "/buy-books/"],
])("%s has the status %i and every header", async (path, status, like) => {
  const { status: sent, headers } = await request(origin + path);
  expect(sent).toBe(status);
  for (const [name, value] of Object.entries(headersFor(like)))
    expect(headers.get(name), name).toBe(value);
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
    const answer = await request(`${origin}${spelling}?from=mail`);
    const [, sent] = /data-page="(.*?)"/.exec(await answer.text()) ?? [];
    const [target, query] = answer.headers.get("Location")?.split("?") ?? [];
    const status = !PAGES.includes(page) ? 404 : page === pathname ? 200 : 301;
    expect([answer.status, target ?? sent]).toEqual([status, page]);
    if (status === 301) expect(query).toBe("from=mail");
  });
  await fc.assert(property, { numRuns: 200 });
});

test("survives the moment of a build without files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `${start(folder)}/buy-books`;
  expect((await request(url)).status).toBe(404);
  cpSync(DIST_DIR, folder, { recursive: true });
  expect((await request(url)).status).toBe(200);
});

function start(folder: string) {
  const server = createStaticServer(folder).listen(0);
  afterAll(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function request(url: string) {
  return fetch(url, { redirect: "manual" });
}

/** The page shown at a path, as `src/app/main.tsx` and `routes.tsx` choose it. */
function pageOf(path: string) {
  if (PAGES.includes(canonicalPath(path))) return canonicalPath(path);
  return isBookPath(safeDecodeURI(path)) ? "/book/404" : "/404";
}
