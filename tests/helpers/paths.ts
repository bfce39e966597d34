import { join, resolve } from "node:path";
import { CACHE_DIR } from "../../tools/paths.ts";

/** The site that journeys visit: of words that no author changes, in a folder of its own. */
export const CONTENT_DIR = resolve("tests/fixtures");
export const DIST_DIR = join(CACHE_DIR, "fixtures");
export { CACHE_DIR };
