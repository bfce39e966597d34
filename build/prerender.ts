import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { htmlFileOf } from "../src/shared/paths.ts";
import { CACHE_DIR } from "../tools/folders.ts";
import { bundleServiceWorker } from "./bundle-service-worker.ts";
import { compress } from "./compress.ts";
import {
  BEFORE_HYDRATION_ENTRY,
  type FirstLoad,
  firstLoad,
  firstLoadInDevelopment,
  MAIN_ENTRY,
} from "./first-load-files.ts";

const SERVER_ENTRY = "/build/render-pages.tsx";

/** What every page or several pages need, with all that it imports. */
const MAIN_CHUNK = /\/src\/(app\/main|components|runtime)/;

/** The exports of `render-pages.tsx`, which is built for Node with the pages it renders. */
export interface ServerEntry {
  paths: string[]; // of all pages, and of the two not-found pages
  /** The document at `path`, without any inline script. */
  render: (path: string, firstLoadOf: (modules: string[]) => FirstLoad) => Promise<string>;
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
              preserveEntrySignatures: "allow-extension", // before-hydration.ts imports `started`
              // Fewer chunks, because each costs a request, and larger files compress better.
              output: { codeSplitting: { groups: [{ name: "main", test: MAIN_CHUNK }] } },
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
            const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
            const { render } = (await server.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
            const html = await render(pathname, firstLoadInDevelopment);
            response.setHeader("Content-Type", "text/html");
            response.end(await server.transformIndexHtml(pathname, html));
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
  const { paths, render }: ServerEntry = await import(server);
  for (const path of paths) {
    const file = join(dist, htmlFileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await render(path, (modules) => firstLoad(modules, manifest)));
  }
  console.log(`${paths.length} pages in ${dist}`);
}
