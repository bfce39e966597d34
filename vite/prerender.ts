import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compressFiles } from "./compress.ts";
import { writeHostFiles } from "./host-files.ts";
import { DIST_DIR, SERVER_DIR } from "./paths.ts";
import { report } from "./report.ts";
import { buildServiceWorker } from "./service-worker/service-worker.ts";

const START = "src/app/start.ts";
const MAIN = "src/app/main.tsx";
const FAILURE_CHECK = "src/app/failure-check.ts";
const FRAGMENT_CHECK = "src/app/fragment-check.ts";
/** Those of the first words: the others load when they are used. */
const FIRST_FONTS = ["redaction-400-normal-basic", "dm-mono-400-basic"];
const SERVER_ENTRY = "src/app/prerender.tsx";
/** Last in the page and not async: it must run after what Vite puts into the head. */
const DEV_SCRIPT = `<script type="module" src="/${MAIN}"></script>`;
const DEV_ASSETS = {
  stylesheet: "/src/styles/index.css?direct",
  fonts: [],
};

/** React changes rarely and the shared parts seldom, so that returning readers keep them. */
const CHUNKS = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: "shared",
    test: /src[\\/]components[\\/]|content:site$|node_modules[\\/](wouter|regexparam)/,
  },
];

type Prerender = typeof import("../src/app/prerender.ts");
type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** Builds the site and writes one flat HTML file for each of its addresses. */
export function prerender(): Plugin {
  return {
    name: "prerender",
    config: () => ({
      appType: "custom",
      builder: {},
      environments: {
        client: {
          build: {
            outDir: DIST_DIR,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: [START, MAIN, FAILURE_CHECK, FRAGMENT_CHECK],
              output: { codeSplitting: { groups: CHUNKS } },
            },
          },
        },
        ssr: {
          build: {
            outDir: SERVER_DIR,
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
      await writePages();
      await buildServiceWorker(DIST_DIR);
      await writeHostFiles();
      await compressFiles(DIST_DIR);
      await report(DIST_DIR);
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const module = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as Prerender;
            const html = await module.render(path, DEV_ASSETS);
            const page = html.replace("</body>", `${DEV_SCRIPT}</body>`);
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

async function writePages() {
  const manifestFile = join(DIST_DIR, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(dirname(manifestFile), { recursive: true });

  const server = pathToFileURL(join(SERVER_DIR, "prerender.js")).href;
  const { files, render }: Prerender = await import(`${server}?${Date.now()}`);
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk;
  };
  const [stylesheet, ...more] = chunkOf(MAIN).css ?? [];
  if (!stylesheet || more.length > 0) throw new Error("The site has one stylesheet");
  const assets = {
    script: scriptAt(chunkOf(START).file),
    stylesheet: `/${stylesheet}`,
    fonts: FIRST_FONTS.map((name) => `/${chunkOf(`src/fonts/${name}.woff2`).file}`),
  };
  const failureCheck = scriptTag(chunkOf(FAILURE_CHECK));
  const fragmentCheck = scriptTag(
    chunkOf(FRAGMENT_CHECK),
    'type="module" async fetchpriority="high" ',
  );
  const checkFor = (file: string) => {
    if (file.endsWith("404.html")) return failureCheck;
    return file.startsWith("book/") ? fragmentCheck : "";
  };

  for (const { file, path, modules } of files) {
    const later = chunksOf([MAIN, ...modules], chunkOf).map(laterLink);
    const html = await render(path, assets);
    await mkdir(dirname(join(DIST_DIR, file)), { recursive: true });
    await writeFile(
      join(DIST_DIR, file),
      html.replace("</head>", `${later.join("")}${checkFor(file)}</head>`),
    );
  }
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

function scriptTag({ file }: Chunk, manner = "") {
  const { src, integrity } = scriptAt(file);
  return `<script ${manner}src="${src}" integrity="${integrity}"></script>`;
}

/** Means nothing to the browser until `start.ts` makes a preload of it. */
function laterLink({ file }: Chunk) {
  const { src, integrity } = scriptAt(file);
  return `<link rel="later" href="${src}" integrity="${integrity}"/>`;
}

/** The browser runs a script only if it is, byte for byte, the one that was built. */
function scriptAt(file: string) {
  const digest = createHash("sha256").update(readFileSync(join(DIST_DIR, file)));
  return { src: `/${file}`, integrity: `sha256-${digest.digest("base64")}` };
}
