import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { PrecacheEntry } from "workbox-precaching";
import {
  canonicalPath,
  htmlFileOf,
  NOT_FOUND_PATHS,
  parsePictureFileName,
} from "../src/shared/paths.ts";
import { entriesIn } from "../tools/folders.ts";
import { shortDigest } from "./pictures.ts";

const ICONS = ["favicon.svg", "apple-touch-icon.png"];

/** Bundles the service worker with the precache list of a folder, once all pages are written. */
export async function bundleServiceWorker(folder: string) {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { PRECACHE: JSON.stringify(precacheEntries(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: "src/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** The pages, scripts, styles, fonts and drawings of a built site, and one size of each picture. */
export function precacheEntries(folder: string): PrecacheEntry[] {
  const names = entriesIn(folder);
  const notFound = NOT_FOUND_PATHS.map(htmlFileOf); // offline nobody knows what exists by now
  const wanted = names
    .filter((name) => /\.html$|^assets\/.+\.(js|css|woff2|svg)$/.test(name))
    .filter((name) => !notFound.includes(name));
  // Offline the widest AVIF of a picture replaces all sizes.
  const pictures = names
    .map((file) => ({ file, ...parsePictureFileName(file) }))
    .filter(({ format }) => format === "avif")
    .sort((a, b) => (a.width ?? 0) - (b.width ?? 0));
  const widest = new Map(pictures.map(({ name, file }) => [name, file]));
  return [...ICONS, ...wanted, ...widest.values()].map((name) => ({
    url: name.endsWith(".html") ? canonicalPath(`/${name}`) : `/${name}`,
    // A file with a digest in its name never changes, so its name is its version.
    revision: /^(assets|pictures)\//.test(name)
      ? null
      : shortDigest(readFileSync(join(folder, name))),
  }));
}
