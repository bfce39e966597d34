import { parse } from "node-html-parser";
import { htmlFileOf, NOT_FOUND_PATHS, parsePictureFileName } from "../../src/shared/addresses";
import { content, files, htmlOf, PAGES, precached, read } from "./site";

const KNOWN_LINKS = /^(apple-touch-icon|canonical|icon|manifest|modulepreload|preload|stylesheet)$/;
const linksIn = (path: string) =>
  parse(htmlOf(path))
    .querySelectorAll("a[href]")
    .map(({ attributes }) => attributes.href ?? "");

test("has one HTML file for each page and not-found page", () => {
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.sort()).toEqual([...PAGES, ...NOT_FOUND_PATHS].map(htmlFileOf).sort());
  const [, unknownBook = ""] = read("_redirects").split(" "); // Netlify splits the line at spaces
  expect(pages).toContain(unknownBook.slice(1));
});

test.each([...PAGES, ...NOT_FOUND_PATHS])(
  "%s loads only known files, and has nothing inline",
  (path) => {
    const html = htmlOf(path);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=|<style\b/);
    expect(html.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
      expect.stringContaining('src="/assets/early-'),
      expect.stringMatching(
        /^<script type="module" async id="app-script" fetchpriority="low" src="\/assets\/m/,
      ),
    ]);
    for (const link of html.match(/<link rel="modulepreload"[^>]*>/g) ?? []) {
      expect(link).toContain('fetchpriority="low"');
    }
    const digested =
      html.match(/<(script|link)[^>]+(src|href)="\/assets\/[^"]+\.(js|css)"[^>]*>/g) ?? [];
    expect(digested.length).toBeGreaterThan(2);
    for (const tag of digested) expect(tag).toMatch(/ integrity="sha256-[^"]{44}"/);
    for (const type of html.match(/(?<=<link rel=")[^"]+/g) ?? [])
      expect(type).toMatch(KNOWN_LINKS);
  },
);

const isNotFoundPath = (href: string) => NOT_FOUND_PATHS.some((path) => path === href);

test("links to every page, and to no unknown one", () => {
  const links = [...PAGES, ...NOT_FOUND_PATHS].flatMap(linksIn);
  const inner = links.filter((href) => href.startsWith("/") && !isNotFoundPath(href));
  expect([...new Set(inner)].sort()).toEqual([...PAGES].sort());
});

test("links to the shop and the experience, and shows the price", () => {
  const { shopUrl, experienceUrl, price } = content.site;
  const buy = htmlOf("/buy-books");
  const external = (path: string) => linksIn(path).filter((href) => !href.startsWith("/"));
  expect(external("/buy-books")).toEqual([shopUrl]);
  expect(/<a [^>]*target="_blank"[^>]*>/.exec(buy)?.[0]).toContain('rel="noopener noreferrer"');
  expect(buy.includes("buy-price")).toBe(price !== undefined);
  expect(external("/roll-the-dice")).toEqual([experienceUrl]);
});

test("precaches every page, script, style, font and picture once", () => {
  expect(new Set(precached).size).toBe(precached.length);
  const wanted = files.filter((name) => /\.(html|js|css|woff2)$/.test(name) && name !== "sw.js");
  expect(precached).toEqual(expect.arrayContaining(wanted));
  const names = (list: string[]) => list.flatMap((path) => parsePictureFileName(path)?.name ?? []);
  expect(names(precached).sort()).toEqual([...new Set(names(files))].sort());
});

const books = [...content.collections, ...content.volumes];

test.each(books)("serves all quotes of $slug as HTML", ({ path, quotes }) => {
  expect(htmlOf(path).match(/<blockquote\b/g)).toHaveLength(quotes.length);
});
