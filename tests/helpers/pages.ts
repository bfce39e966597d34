import { pagesOf } from "../../src/pages/pages.build";
import { loadContent } from "../../vite/content/read-content";
import { CONTENT_DIR } from "./paths";

/** Every path of the site that the tests visit. */
export const PAGES = await pathsOf(CONTENT_DIR);
export const FAILURES = ["/nope", "/book/nope"];

/** Every path of the site that is built from `content`. */
export async function pathsOf(content: string): Promise<string[]> {
  return pagesOf(await loadContent(content)).map(({ path }) => path);
}
