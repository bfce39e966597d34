import { pathsFrom } from "../../tools/paths";
import { pagesOf } from "../site";

/** The author's site: what must hold of it must hold whatever the author writes. */
export const { content: CONTENT_DIR, dist: DIST_DIR } = pathsFrom(process.env);
export const PAGES = pagesOf(CONTENT_DIR);
export { expect, FAILURES, test } from "../site";
