import { basename, resolve } from "node:path";

/** Where the build reads and writes; tests point it at other folders. */
export const CONTENT_DIR = resolve(process.env.CONTENT_DIR ?? "content");
export const DIST_DIR = resolve(process.env.DIST_DIR ?? "dist");
/** Where a preview is published, in place of the address in the content. */
export const SITE_URL = process.env.SITE_URL;
export const PREVIEW_DIR = resolve(process.env.PREVIEW_DIR ?? "preview");
export const CACHE_DIR = resolve("node_modules/.cache/site");
export const SERVER_DIR = resolve(CACHE_DIR, "prerender", basename(DIST_DIR));
