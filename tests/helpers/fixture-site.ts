import { join } from "node:path";
import { loadContent } from "../../content-reader/read-content.ts";
import { pagesOf } from "../../src/pages/all-pages.data.ts";
import { buildOptionsFrom, CACHE_DIR } from "../../tools/folders.ts";
import { onePathPerKind, UNKNOWN_PATHS } from "./one-path-per-kind.ts";

/**
 * The site that tests visit: its content and its output folder. tests/commands/other-author.test.ts
 * names another, for which tests/built and tests/e2e/pages.spec.ts must hold too.
 */
export const { contentDir: CONTENT_DIR, distDir: DIST_DIR } = buildOptionsFrom({
  CONTENT_DIR: "tests/fixtures",
  DIST_DIR: join(CACHE_DIR, "fixtures"),
  ...process.env,
});
export { CACHE_DIR, UNKNOWN_PATHS };

export const PAGES: string[] = pagesOf(await loadContent(CONTENT_DIR)).map(({ path }) => path);
export const ONE_PATH_PER_KIND = onePathPerKind(PAGES);
