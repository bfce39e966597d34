import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CONTENT_DIR } from "./paths";

/** Every address of the site that journeys visit. */
export const PAGES = pagesOf(CONTENT_DIR);
export const FAILURES = ["/nope", "/book/nope"];

/** Every address of the site of `content`, as a reader would type it: an author may add books. */
export function pagesOf(content: string) {
  const books = ["collections", "volumes"].flatMap((kind) => slugsIn(join(content, kind)));
  const bookPages = books.map((slug) => `/book/${slug}`);
  return ["/", ...bookPages, "/buy-books", "/roll-the-dice", "/add-to-home-screen"];
}

function slugsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => parse(readFileSync(join(folder, name), "utf8")).slug);
}
