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
type Script = { src: string; integrity?: string };

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
  const scriptOf = ({ file }: Chunk) => scriptAt(dist, file);
  const chunks = chunksOf([MAIN, ...modules], chunkOf);
  const [main, ...others] = chunks.map(scriptOf);
  if (!main) throw new Error("The build made no main module");
  return {
    assets: {
      stylesheets: chunks.flatMap(({ css = [] }) => css.map((sheet) => `/${sheet}`)),
      fonts: FIRST_FONTS.map((name) => `/${chunkOf(`src/fonts/${name}.woff2`).file}`),
    },
    scripts: startTags(scriptOf(chunkOf(EARLY)), main, others),
  };
}

/** The same in development, as the sources lie. */
export function firstLoadOfSources(modules: string[]): FirstLoad {
  const own = modules.map((name) => name.replace("-page.tsx", ".css")).filter(existsSync);
  const tags = startTags({ src: `/${EARLY}` }, { src: `/${MAIN}` }, []);
  return {
    assets: { stylesheets: [STYLES, ...own].map((file) => `/${file}?direct`), fonts: [] },
    // Not async: the main module must run after what Vite puts into the head.
    scripts: tags.replace(' async fetchpriority="low"', ' fetchpriority="low"'),
  };
}

/**
 * The early script, for which the first paint waits as it does for the styles, then the app and all
 * that its page needs, at low priority: words and pictures do not wait for them. Both are async,
 * because browsers look for the fragment's target only after scripts that are not.
 */
function startTags(early: Script, main: Script, others: Script[]) {
  const preloads = others.map(
    (script) => `<link rel="modulepreload" fetchpriority="low" href=${addressOf(script)}/>`,
  );
  return [
    `<script type="module" async blocking="render" fetchpriority="high" src=${addressOf(early)}></script>`,
    `<script type="module" async fetchpriority="low" src=${addressOf(main)}></script>`,
    ...preloads,
  ].join("");
}

function addressOf({ src, integrity }: Script) {
  return `"${src}"${integrity ? ` integrity="${integrity}"` : ""}`;
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
function scriptAt(dist: string, file: string): Script {
  const digest = createHash("sha256").update(readFileSync(join(dist, file)));
  return { src: `/${file}`, integrity: `sha256-${digest.digest("base64")}` };
}
