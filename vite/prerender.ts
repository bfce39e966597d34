import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { CACHE_DIR } from "../tools/folders.ts";
import { bundleServiceWorker } from "./bundle-service-worker.ts";
import { compress } from "./compress.ts";
import {
  BEFORE_HYDRATION_ENTRY,
  type FirstLoad,
  firstLoad,
  firstLoadInDevelopment,
  MAIN_ENTRY,
} from "./first-load.ts";

const SERVER_ENTRY = "/vite/render-pages.tsx";

/** Sources of the main chunk, which every page loads, with all that they import. */
const MAIN_CHUNK = /^src\/(app\/main|(components|runtime)\/.+)\.tsx?$/;

/** Sources that match, but that few pages need at first; tests/imports.test.ts checks the list. */
const NOT_IN_MAIN_CHUNK = [
  "src/components/external-link.tsx",
  "src/components/motion-switch.tsx",
  "src/components/text-boxes.tsx",
  "src/runtime/while-motion-allowed.ts",
];

/** The exports of `render-pages.tsx`, which is built for Node with the pages it renders. */
export interface ServerEntry {
  /** Each HTML file of the site, its path, and the modules that it needs. */
  files: { file: string; path: string; modules: string[] }[];
  /** The page at `path` as complete HTML, without any inline script. */
  render: (path: string, first: FirstLoad) => Promise<string>;
}

/** Builds the site and writes one HTML file per path. */
export function prerender({ distDir }: { distDir: string }): Plugin {
  const serverDir = join(CACHE_DIR, "prerender", basename(distDir));
  return {
    name: "prerender",
    config: () => ({
      appType: "custom",
      // Both builds share the plugins, so the content is loaded once.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            outDir: distDir,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: [BEFORE_HYDRATION_ENTRY, MAIN_ENTRY],
              preserveEntrySignatures: "allow-extension", // before-hydration.ts imports its `start`
              // The constants of names.ts, or the first script would have to load the main chunk.
              optimization: { inlineConst: { mode: "all" } },
              // Fewer chunks, because each costs a request, and larger files compress better.
              output: { codeSplitting: { groups: [{ name: "main", test: isInMainChunk }] } },
            },
          },
        },
        ssr: {
          build: {
            outDir: serverDir,
            emitAssets: false,
            rolldownOptions: { input: SERVER_ENTRY },
          },
        },
      },
    }),
    async buildApp(builder) {
      // The client is built first, because the pages reference its files.
      for (const environment of Object.values(builder.environments))
        await builder.build(environment);
      await writePages(distDir, serverDir);
      await bundleServiceWorker(distDir);
      await compress(distDir);
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const { files, render } = (await server.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
            const { modules } = files.find((file) => file.path === path) ?? { modules: [] };
            const html = await render(path, firstLoadInDevelopment(modules));
            response.setHeader("Content-Type", "text/html");
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function writePages(dist: string, serverDir: string) {
  const manifestFile = join(dist, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(dirname(manifestFile), { recursive: true });

  const server = pathToFileURL(join(serverDir, "render-pages.js")).href;
  const { files, render }: ServerEntry = await import(`${server}?${Date.now()}`);
  for (const { file, path, modules } of files) {
    const html = await render(path, firstLoad(modules, manifest, dist));
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  console.log(`${files.length} pages in ${dist}`);
}

export function isInMainChunk(id: string) {
  const file = relative(process.cwd(), id).replaceAll("\\", "/");
  return MAIN_CHUNK.test(file) && !NOT_IN_MAIN_CHUNK.includes(file);
}
