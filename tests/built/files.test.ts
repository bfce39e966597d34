import { htmlFileOf, NOT_FOUND_PATHS, parsePictureFileName } from "../../src/shared/paths.ts";
import { content, documentOf, files, PAGES, precached, read } from "./site.ts";

const KNOWN_LINKS = /^(apple-touch-icon|canonical|icon|manifest|modulepreload|preload|stylesheet)$/;
const attributesOf = (path: string, selector: string) =>
  documentOf(path)
    .querySelectorAll(selector)
    .map(({ attributes }) => attributes);
const linksIn = (path: string) => attributesOf(path, "a[href]").map(({ href = "" }) => href);

test("has one HTML file for each page and not-found page", () => {
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
    const script = { type: "module", async: "" };
    expect(attributesOf(path, "script:not([type='application/ld+json'])")).toMatchObject([
      { ...script, fetchPriority: "low", src: expect.stringMatching("^/assets/m") },
      {
        ...script,
        fetchPriority: "high",
        src: expect.stringMatching("^/assets/before-hydration-"),
      },
    ]);
    for (const link of attributesOf(path, "link[rel=modulepreload]"))
      expect(link.fetchPriority).toBe("low");
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

const isNotFoundPath = (href: string) => NOT_FOUND_PATHS.some((path) => path === href);

test("links to every page, and to no unknown one", () => {
  const links = [...PAGES, ...NOT_FOUND_PATHS].flatMap(linksIn);
  const inner = links.filter((href) => href.startsWith("/") && !isNotFoundPath(href));
  expect([...new Set(inner)].sort()).toEqual([...PAGES].sort());
});

test("precaches every page, script, style, font and picture once", () => {
  expect(new Set(precached).size).toBe(precached.length);
  const wanted = files.filter(
    (name) => /\.(html|js|css|woff2)$/.test(name) && !/^sw\.js$|404\.html$/.test(name),
  );
  expect(precached).toEqual(expect.arrayContaining(wanted));
  const names = (list: string[]) => list.flatMap((path) => parsePictureFileName(path)?.name ?? []);
  expect(names(precached).sort()).toEqual([...new Set(names(files))].sort());
});

const books = [...content.collections, ...content.volumes];

test.each(books)("the HTML of $slug has all its quotes", ({ path, quotes }) => {
  expect(documentOf(path).querySelectorAll("blockquote")).toHaveLength(quotes.length);
});
