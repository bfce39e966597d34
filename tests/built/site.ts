import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAILURE_PATHS, htmlFileOf } from "../../src/content/addresses";
import { pathsFrom } from "../../tools/paths";
import { loadContent } from "../../vite/content/read-content";
import { pathsOf } from "../helpers/fixtures";

/** The author's site as it lies on the disk: what must hold of it, whatever the author writes. */
export const { content: CONTENT_DIR, dist: DIST_DIR } = pathsFrom(process.env);
export const content = await loadContent(CONTENT_DIR);
export const PAGES = await pathsOf(CONTENT_DIR);
export const FAILURES: readonly string[] = FAILURE_PATHS;
export const isBook = (path: string) => path.startsWith("/book/");

export const files = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);

export function read(name: string) {
  return readFileSync(join(DIST_DIR, name), "utf8");
}

export function htmlOf(path: string) {
  return read(htmlFileOf(path));
}

export function linksIn(html: string) {
  return [...html.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, href = ""]) => href);
}
