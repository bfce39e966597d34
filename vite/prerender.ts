import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Prerender } from "../src/app/prerendered.ts";
import { type Paths, serverDir } from "../tools/paths.ts";
import { compressFiles } from "./compress.ts";
import { writeHostFiles } from "./host-files.ts";
import { report } from "./report.ts";
import { buildServiceWorker } from "./service-worker/service-worker.ts";

const EARLY = "src/app/early.ts";
const MAIN = "src/app/main.tsx";
const SERVER_ENTRY = "src/app/prerender.tsx";
/** Those of the first words: the others load when they are used. */
const FIRST_FONTS = ["redaction-400-normal-basic", "dm-mono-400-basic"];
const STYLES = "src/styles/index.css";
/** Not async: the main module must run after what Vite puts into the head. */
const DEV_SCRIPTS = startTags({ src: `/${EARLY}` }, { src: `/${MAIN}` }, []).replace(
  ' async fetchpriority="low"',
  ' fetchpriority="low"',
);

/** React changes rarely and the shared parts seldom, so that returning readers keep them. */
const CHUNKS = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: "shared",
    test: /src[\\/](components[\\/](?!card|text-boxes|verse-title)|runtime[\\/]|content[\\/]addresses)|install-offer|backdrop\.tsx|preload-helper|site\.content\.ts$|node_modules[\\/](wouter|regexparam)/,
  },
];

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Script = { src: string; integrity?: string };
type Manifest = Record<string, Chunk>;

/** Builds the site and writes one flat HTML file for each of its addresses. */
export function prerender(paths: Paths): Plugin {
  const { dist } = paths;
  return {
    name: "prerender",
    config: () => ({
      appType: "custom",
      builder: {},
      environments: {
        client: {
          build: {
            outDir: dist,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: [EARLY, MAIN],
              preserveEntrySignatures: "exports-only", // the early script calls the main module
              output: { codeSplitting: { groups: CHUNKS } },
            },
          },
        },
        ssr: {
          build: {
            outDir: serverDir(dist),
            emitAssets: false,
            rolldownOptions: { input: SERVER_ENTRY },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("The client and server environments are missing");
      await builder.build(client);
      await builder.build(ssr);
      await writePages(dist);
      await buildServiceWorker(dist);
      await writeHostFiles(paths);
      await compressFiles(dist);
      await report(dist);
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const module = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as Prerender;
            const html = await module.render(path, devAssets(module, path));
            const page = html.replace("</head>", `${DEV_SCRIPTS}</head>`);
            response.setHeader("Content-Type", "text/html");
            response.end(await server.transformIndexHtml(path, page));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function writePages(dist: string) {
  const manifestFile = join(dist, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(dirname(manifestFile), { recursive: true });

  const server = pathToFileURL(join(serverDir(dist), "prerender.js")).href;
  const { files, render }: Prerender = await import(`${server}?${Date.now()}`);
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk;
  };
  const fonts = FIRST_FONTS.map((name) => `/${chunkOf(`src/fonts/${name}.woff2`).file}`);
  const scriptOf = ({ file }: Chunk) => scriptAt(dist, file);

  for (const { file, path, modules } of files) {
    const chunks = chunksOf([MAIN, ...modules], chunkOf);
    const [main, ...others] = chunks.map(scriptOf);
    if (!main) throw new Error("The build made no main module");
    const stylesheets = chunks.flatMap(({ css = [] }) => css.map((sheet) => `/${sheet}`));
    const html = await render(path, { stylesheets, fonts });
    const tags = startTags(scriptOf(chunkOf(EARLY)), main, others);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html.replace("</head>", `${tags}</head>`));
  }
}

/** What the page of `path` is styled by, as its sources lie. */
function devAssets({ files }: Prerender, path: string) {
  const { modules = [] } = files.find((it) => it.path === path) ?? {};
  const own = modules.map((name) => name.replace("-page.tsx", ".css")).filter(existsSync);
  return { stylesheets: [STYLES, ...own].map((file) => `/${file}?direct`), fonts: [] };
}

/**
 * What a page loads first, besides its stylesheets and fonts: the early script, for which the first
 * paint waits as it does for the styles, then the app and all that its page needs, at low priority:
 * words and pictures do not wait for them. Both are async, because browsers look for the fragment's
 * target only after scripts that are not.
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
