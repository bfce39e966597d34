import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrecacheEntry } from "workbox-precaching";
import { canonicalPath, pictureIn } from "../../src/content/addresses.ts";

/** Names with a hash in them: such a file never changes, so its name is its version. */
const HASHED = /^(assets|pictures)\//;
const PAGE = /\.html$/;
const ASSET = /^assets\/.+\.(js|css|woff2|svg)$/;

/** Everything a reader can open on the built site, each thing once, with checksums. */
export function precacheEntries(folder: string): PrecacheEntry[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const wanted = names.filter((name) => PAGE.test(name) || ASSET.test(name));
  return ["favicon.svg", ...wanted, ...widestPictures(names)].map((name) => entry(folder, name));
}

/** One size of each picture is enough, and every browser that runs this site knows AVIF. */
function widestPictures(names: string[]) {
  const widest = new Map<string, { name: string; width: number }>();
  for (const name of names) {
    const picture = pictureIn(name);
    if (picture?.format !== "avif") continue;
    const { width } = picture;
    if (width > (widest.get(picture.name)?.width ?? 0)) widest.set(picture.name, { name, width });
  }
  return [...widest.values()].map(({ name }) => name);
}

function entry(folder: string, name: string): PrecacheEntry {
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, name)))
    .digest("base64");
  return {
    url: PAGE.test(name) ? canonicalPath(`/${name}`) : `/${name}`,
    revision: HASHED.test(name) ? null : hash.slice(0, 8),
    integrity: `sha256-${hash}`,
  };
}
