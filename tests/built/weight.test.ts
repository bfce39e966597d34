import { brotliCompressSync } from "node:zlib";
import { NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import {
  content,
  documentOf,
  files,
  htmlOf,
  isBook,
  PAGES,
  precached,
  read,
  sizeOf,
} from "./site.ts";

const KB = 1000;
/** Compressed sizes of what a page of the fixtures loads first; JavaScript without the quotes. */
const BUDGET = { html: 2.4 * KB, css: 7.3 * KB, javascript: 84 * KB, fonts: 12 * KB, files: 12 };
const BOOK_BUDGET = { ...BUDGET, html: 3.7 * KB, css: 8.7 * KB };
/** HTML and CSS together: what a server sends before it waits for an acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;
const FIRST_SCRIPT = 1.25 * KB;
const MAX_PICTURE = 2 * KB; // a drawing of few lines, 1500 pixels wide
const MAX_PREVIEW = 75 * KB;
const PRECACHE = 800 * KB;

const slugs = [...content.collections, ...content.volumes].map(({ slug }) => slug);
const quotesChunk = new RegExp(`/(${slugs.join("|")})-.{8}\\.js$`);

test.each([...PAGES, ...NOT_FOUND_PATHS])("%s stays within its budget", (path) => {
  const html = htmlOf(path);
  const document = documentOf(path);
  const named = document.querySelectorAll("link[href^='/assets/'], script[src]");
  const assets = [...new Set(named.map(({ attributes: { href, src } }) => href ?? src ?? ""))];
  const sum = (ending: RegExp, size: (file: string) => number) =>
    assets.filter((file) => ending.test(file)).reduce((total, file) => total + size(file), 0);
  const weight = {
    html: brotliCompressSync(html).length,
    css: sum(/\.css$/, (file) => sizeOf(`${file}.br`)),
    javascript: sum(/\.js$/, (file) => (quotesChunk.test(file) ? 0 : sizeOf(`${file}.gz`))),
    fonts: sum(/\.woff2$/, sizeOf),
    files: assets.length,
  };
  const budget = isBook(path) ? BOOK_BUDGET : BUDGET;
  const excess = Object.entries(weight).filter(
    ([part, size]) => size > budget[part as keyof typeof budget],
  );
  expect(excess, JSON.stringify(weight)).toEqual([]);
  expect(weight.css * weight.javascript).toBeGreaterThan(0);
  // The quotes after the first are at the end of a book's page, and may arrive later.
  for (const quote of document.querySelectorAll(".viewer-quotes > li + li")) quote.remove();
  expect(brotliCompressSync(`${document}`).length + weight.css).toBeLessThanOrEqual(FIRST_FLIGHT);
});

test("the first script, pictures and the precache stay within their budgets", () => {
  const first = documentOf("/").querySelector("script[fetchpriority=high]")?.attributes.src;
  expect(sizeOf(`${first}.gz`)).toBeLessThanOrEqual(FIRST_SCRIPT);
  expect(read(`${first}`.slice(1))).not.toMatch(/^import\b|\bfrom["`]/); // needs no other file
  const pictures = files.filter((file) => /^pictures\/.+\.avif$/.test(file));
  expect(pictures.filter((file) => sizeOf(file) > MAX_PICTURE)).toEqual([]);
  const previews = files.filter((file) => file.startsWith("share/"));
  expect(previews.filter((file) => sizeOf(file) > MAX_PREVIEW)).toEqual([]);
  const bytes = precached.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(PRECACHE);
  expect(bytes).toBeGreaterThan(PRECACHE / 2);
});
