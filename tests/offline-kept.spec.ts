import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { precacheEntries } from "../vite/service-worker/precache";
import { DIST_DIR } from "./paths";
import { expect, test } from "./site";

const kept = precacheEntries(DIST_DIR).map(({ url }) => url);

test("every page, script, style, font and picture is kept, each once", () => {
  expect(new Set(kept).size).toBe(kept.length);
  const names = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" });
  const files = new Set(kept.map(fileOf));
  const lost = names
    .filter((name) => /\.(html|js|css|woff2)$/.test(name) && name !== "sw.js")
    .filter((name) => !files.has(join(DIST_DIR, name)));
  expect(lost).toEqual([]);

  const pictureOf = (name: string) => /^\/?pictures\/(.+)-\d+-[\w-]{8}\.\w+$/.exec(name)?.[1];
  const known = new Set(names.map(pictureOf).filter(Boolean));
  expect(kept.map(pictureOf).filter(Boolean).sort()).toEqual([...known].sort());
});

function fileOf(url: string) {
  const page = join(DIST_DIR, url === "/" ? "index.html" : `${url}.html`);
  return existsSync(page) ? page : join(DIST_DIR, url);
}
