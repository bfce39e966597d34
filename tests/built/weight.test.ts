import { brotliCompressSync } from "node:zlib";
import { NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import { content, documentOf, PAGES, precached, read, sizeOf } from "./site.ts";

const KB = 1000;
/** What a page loads first, compressed; JavaScript without the quotes. */
const LIMITS = {
  htmlAndStyles: 14_600, // what a server sends before it waits for an acknowledgement (RFC 6928)
  javascript: 84 * KB,
  fonts: 12 * KB,
  files: 12,
};
const MAX_FIRST_SCRIPT = 1.25 * KB;
const MAX_PRECACHE = 800 * KB;

const slugs = [...content.collections, ...content.volumes].map(({ slug }) => slug);
const quotesChunk = new RegExp(`/(${slugs.join("|")})-.{8}\\.js$`);

test.each([...PAGES, ...NOT_FOUND_PATHS])("%s stays within its limits", (path) => {
  const document = documentOf(path);
  // The quotes after the first are at the end of a book's page, and may arrive later.
  for (const quote of document.querySelectorAll(".viewer-quotes > * + *")) quote.remove();
  const named = document.querySelectorAll("link[href^='/assets/'], script[src]");
  const assets = named.map(({ attributes: { href, src } }) => href ?? src ?? "");
  const sum = (ending: RegExp, compression: string) =>
    assets
      .filter((file) => ending.test(file) && !quotesChunk.test(file))
      .reduce((total, file) => total + sizeOf(file + compression), 0);
  const weight = {
    htmlAndStyles: brotliCompressSync(`${document}`).length + sum(/\.css$/, ".br"),
    javascript: sum(/\.js$/, ".gz"),
    fonts: sum(/\.woff2$/, ""),
    files: assets.length,
  };
  for (const part of ["htmlAndStyles", "javascript", "fonts", "files"] as const)
    expect(weight[part], part).toBeLessThanOrEqual(LIMITS[part]);
});

test("the first script needs no other file, and is small like all that is precached", () => {
  const first = documentOf("/").querySelector("script[fetchpriority=high]")?.attributes.src ?? "";
  expect(read(first)).not.toMatch(/^import\b|\bfrom["`]/);
  expect(sizeOf(`${first}.gz`)).toBeLessThanOrEqual(MAX_FIRST_SCRIPT);
  const bytes = precached.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(MAX_PRECACHE);
});
