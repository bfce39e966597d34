import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { precacheEntries } from "../../build/bundle-service-worker.ts";
import { loadContent } from "../../content-reader/read-content.ts";
import { htmlFileOf } from "../../src/shared/paths.ts";
import { entriesIn } from "../../tools/folders.ts";
import { CONTENT_DIR, DIST_DIR } from "../helpers/fixture-site.ts";

export { DIST_DIR, PAGES } from "../helpers/fixture-site.ts";
export const content = await loadContent(CONTENT_DIR);

export const files = entriesIn(DIST_DIR);
/** The precached files; a page is listed by its path. */
export const precached = precacheEntries(DIST_DIR).map(({ url }) =>
  files.includes(htmlFileOf(url)) ? htmlFileOf(url) : url.slice(1),
);

export function read(name: string) {
  return readFileSync(join(DIST_DIR, name), "utf8");
}

export function sizeOf(name: string) {
  return statSync(join(DIST_DIR, name)).size;
}

export function htmlOf(path: string) {
  return read(htmlFileOf(path));
}

export const documentOf = (path: string) => parse(htmlOf(path));
