import { htmlFileOf, NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import { content, documentOf, files, PAGES, read } from "./site.ts";

const KNOWN_LINKS = /^(apple-touch-icon|canonical|icon|manifest|modulepreload|preload|stylesheet)$/;
const attributesOf = (path: string, selector: string) =>
  documentOf(path)
    .querySelectorAll(selector)
    .map(({ attributes }) => attributes);

test("each page and not-found page has one HTML file", () => {
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.sort()).toEqual([...PAGES, ...NOT_FOUND_PATHS].map(htmlFileOf).sort());
  const [, unknownBook = ""] = read("_redirects").split(" "); // Netlify splits the line at spaces
  expect(pages).toContain(unknownBook.slice(1));
});

test.each([...PAGES, ...NOT_FOUND_PATHS])(
  "%s loads only known files, and has nothing inline",
  (path) => {
    const names = attributesOf(path, "*").flatMap(Object.keys);
    expect(names.filter((name) => /^(style$|on)/.test(name))).toEqual([]);
    expect(documentOf(path).querySelector("style")).toBeNull();
    expect(attributesOf(path, "script:not([type='application/ld+json'])")).toMatchObject([
      { type: "module", async: "", src: expect.stringMatching("^/assets/main-") },
      { type: "module", async: "", src: expect.stringMatching("^/assets/before-hydration-") },
    ]);
    for (const { rel } of attributesOf(path, "link")) expect(rel).toMatch(KNOWN_LINKS);
  },
);

test.each([
  ["/buy-books", content.site.shopUrl],
  ["/roll-the-dice", content.site.experienceUrl],
])("%s opens %s in a new tab", (path, href) => {
  const outside = { href, target: "_blank", rel: "noopener noreferrer" };
  expect(attributesOf(path, "a:not([href^='/'])")).toMatchObject([outside]);
});

test("the pages link to every page, and to no unknown one", () => {
  const links = PAGES.flatMap((path) => attributesOf(path, "a[href^='/']"));
  expect([...new Set(links.map(({ href }) => href))].sort()).toEqual([...PAGES].sort());
});

test("a book has all its quotes", () => {
  for (const { path, quotes } of [...content.collections, ...content.volumes])
    expect(documentOf(path).querySelectorAll("blockquote"), path).toHaveLength(quotes.length);
});
