import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "../src/app/prerendered.ts";

export const EARLY = "src/app/early.ts";
export const MAIN = "src/app/main.tsx";
const STYLES = "src/styles/index.css";
/** Those of the first words: the others load when they are used. */
const FIRST_FONTS = ["redaction-400-normal-basic", "dm-mono-400-basic"];

/** What the build made of each module. */
export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; imports?: string[]; css?: string[] };

/** What a page asks for before its reader does anything: `assets` by React, `scripts` as tags. */
export interface FirstLoad {
  assets: Assets;
  scripts: string;
}

/** For a page that needs `modules`, of the site built in `dist`. */
export function firstLoad(modules: string[], manifest: Manifest, dist: string): FirstLoad {
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk;
  };
  const chunks = chunksOf([MAIN, ...modules], chunkOf);
  const [early = "", main = "", ...others] = [chunkOf(EARLY), ...chunks].map(({ file }) =>
    certified(dist, file),
  );
  return {
    assets: {
      stylesheets: chunks.flatMap(({ css = [] }) => css.map((sheet) => `/${sheet}`)),
      fonts: FIRST_FONTS.map((name) => `/${chunkOf(`src/fonts/${name}.woff2`).file}`),
    },
    scripts: startTags(early, main, others),
  };
}

/** The same in development, as the sources lie. */
export function firstLoadOfSources(modules: string[]): FirstLoad {
  const own = modules.map((name) => name.replace("-page.tsx", ".css")).filter(existsSync);
  const tags = startTags(`"/${EARLY}"`, `"/${MAIN}"`, []);
  return {
    assets: { stylesheets: [STYLES, ...own].map((file) => `/${file}?direct`), fonts: [] },
    // Not async: the main module must run after what Vite puts into the head.
    scripts: tags.replace(' async fetchpriority="low"', ' fetchpriority="low"'),
  };
}

/**
 * Tags for scripts, each given as its quoted address and what else goes with it.
 *
 * The early script, for which the first paint waits as it does for the styles, then the app and all
 * that its page needs, at low priority: words and pictures do not wait for them. Both are async,
 * because browsers look for the fragment's target only after scripts that are not.
 */
function startTags(early: string, main: string, others: string[]) {
  return [
    `<script type="module" async blocking="render" fetchpriority="high" src=${early}></script>`,
    `<script type="module" async fetchpriority="low" src=${main}></script>`,
    ...others.map((other) => `<link rel="modulepreload" fetchpriority="low" href=${other}/>`),
  ].join("");
}

/** Every chunk that the modules pull in, themselves first. */
function chunksOf(modules: string[], chunkOf: (key: string) => Chunk) {
  const found = new Map<string, Chunk>();
  const follow = (key: string) => {
    if (found.has(key)) return;
    found.set(key, chunkOf(key));
    chunkOf(key).imports?.forEach(follow);
  };
  modules.forEach(follow);
  return [...found.values()];
}

/** The browser runs a script only if it is, byte for byte, the one that was built. */
function certified(dist: string, file: string) {
  const digest = createHash("sha256").update(readFileSync(join(dist, file)));
  return `"/${file}" integrity="sha256-${digest.digest("base64")}"`;
}
