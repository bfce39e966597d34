import { join, resolve } from "node:path";
import { loadContent } from "../../content-io/read-content";
import { pagesOf } from "../../src/pages/pages.data";
import { CACHE_DIR } from "../../tools/paths.ts";

/** The site that end-to-end tests visit: its content and its output folder. */
export const CONTENT_DIR = resolve("tests/fixtures");
export const DIST_DIR = join(CACHE_DIR, "fixtures");
export { CACHE_DIR };

export const PAGES = await pathsOf(CONTENT_DIR);
export const UNKNOWN_PATHS = ["/nope", "/book/nope"];
export const ONE_PATH_PER_KIND = [
  "/",
  "/book/lyrics-of-the-mind-trilogy",
  "/book/experiences-of-life",
  "/buy-books",
  "/roll-the-dice",
  "/add-to-home-screen",
  ...UNKNOWN_PATHS,
];

/** Every path of the site built from `content`. */
export async function pathsOf(content: string): Promise<string[]> {
  return pagesOf(await loadContent(content)).map(({ path }) => path);
}
