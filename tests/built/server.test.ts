import type { AddressInfo } from "node:net";
import { headersFor } from "../../deploy/headers.ts";
import { createStaticServer } from "../../deploy/static-server.ts";
import { DIST_DIR, files, PAGES } from "./site.ts";

const server = createStaticServer(DIST_DIR).listen(0);
afterAll(() => server.close());
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
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

test.each([
  ["/%62uy-books.html", "/buy-books"],
  ["/index.html", "/"],
  ...PAGES.filter((path) => path !== "/").map((path) => [`${path}/`, path]),
])("%s redirects to %s, with its query", async (spelling, path) => {
  const { status, headers } = await request(`${origin}${spelling}?from=mail`);
  expect([status, headers.get("Location")]).toEqual([301, `${path}?from=mail`]);
});

test.each([
  ["/nope", "/404"],
  ["/a/book/b", "/404"],
  ["/book/nope", "/book/404"],
  ["/book/nope/", "/book/404"],
])("%s shows the page of %s", async (path, page) => {
  const html = await (await request(origin + path)).text();
  expect(html).toContain(`data-page="${page}"`);
});

function request(url: string) {
  return fetch(url, { redirect: "manual" });
}
