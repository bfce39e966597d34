import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compressFiles } from "./compress.ts";
import { writeHostFiles } from "./host-files.ts";
import { buildServiceWorker } from "./offline/service-worker.ts";
import { DIST_DIR, SERVER_DIR } from "./paths.ts";
import { report } from "./report.ts";

const ENTRY = "src/main.tsx";
const FAILURE_CHECK = "src/failure-check.ts";
const FONT = "src/fonts/redaction-latin-400-normal.woff2"; // the one worth preloading
const SERVER_ENTRY = "src/prerender.tsx";
/** Last in the page and not async: it must run after what Vite puts into the head. */
const DEV_SCRIPT = `<script type="module" src="/${ENTRY}"></script>`;
const DEV_ASSETS = {
  modules: [],
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

type Prerender = typeof import("../src/prerender.ts");
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

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
              input: [ENTRY, FAILURE_CHECK],
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
  for (const { file, path, modules } of files) {
    const html = await render(path, assetsFor(modules, manifest));
    const check = `<script src="/${manifest[FAILURE_CHECK]?.file}"></script>`;
    const page = file.endsWith("404.html") ? html.replace("</head>", `${check}</head>`) : html;
    await mkdir(dirname(join(DIST_DIR, file)), { recursive: true });
    await writeFile(join(DIST_DIR, file), page);
  }
}

/** The entry, every chunk that the screen's modules pull in, the stylesheet and the one font. */
function assetsFor(modules: string[], manifest: Manifest) {
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made nothing of ${key}`);
    return chunk;
  };
  const found = new Set<string>();
  const follow = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    chunkOf(key).imports?.forEach(follow);
  };
  [ENTRY, ...modules].forEach(follow);
  found.delete(ENTRY);

  const entry = chunkOf(ENTRY);
  const [stylesheet, ...more] = entry.css ?? [];
  if (!stylesheet || more.length > 0) throw new Error("The site has one stylesheet");
  return {
    script: scriptAt(entry.file),
    modules: [...found].map((key) => scriptAt(chunkOf(key).file)),
    stylesheet: `/${stylesheet}`,
    fonts: [`/${chunkOf(FONT).file}`],
  };
}

/** The browser runs a script only if it is, byte for byte, the one that was built. */
function scriptAt(file: string) {
  const digest = createHash("sha256").update(readFileSync(join(DIST_DIR, file)));
  return { src: `/${file}`, integrity: `sha256-${digest.digest("base64")}` };
}
