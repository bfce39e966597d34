import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE_DIR, DIST_DIR } from "../helpers/paths";

export const WATCH_SCRIPT = "/watch-faults.js";

/** A folder with copies of the built pages that load the watching script before any other. */
export function watchedPages() {
  const folder = join(CACHE_DIR, `watched-pages-${process.env.TEST_PARALLEL_INDEX}`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(join(DIST_DIR, name), "utf8");
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html.replace("<head>", `$&<script src="${WATCH_SCRIPT}"></script>`));
  }
  return folder;
}
