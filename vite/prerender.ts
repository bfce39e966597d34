import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Prerender } from "../src/app/prerendered.ts";
import { type Paths, serverDir } from "../tools/paths.ts";
import {
  EARLY,
  type FirstLoad,
  firstLoad,
  firstLoadOfSources,
  MAIN,
  type Manifest,
} from "./first-load.ts";

const SERVER_ENTRY = "src/app/prerender.tsx";

/** Builds the site and writes one flat HTML file for each of its addresses. */
export function prerender({ dist }: Paths): Plugin {
  return {
    name: "prerender",
    config: () => ({
      appType: "custom",
      builder: { sharedConfigBuild: true }, // one content for both builds
      environments: {
        client: {
          build: {
            outDir: dist,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: [EARLY, MAIN],
              preserveEntrySignatures: "allow-extension", // the early script calls the main module
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
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const module = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as Prerender;
            const { modules } = module.files.find((it) => it.path === path) ?? { modules: [] };
            const html = await pageAt(path, module, firstLoadOfSources(modules));
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

async function writePages(dist: string) {
  const manifestFile = join(dist, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(dirname(manifestFile), { recursive: true });

  const server = pathToFileURL(join(serverDir(dist), "prerender.js")).href;
  const module: Prerender = await import(`${server}?${Date.now()}`);
  for (const { file, path, modules } of module.files) {
    const html = await pageAt(path, module, firstLoad(modules, manifest, dist));
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
}

async function pageAt(path: string, { render }: Prerender, { assets, scripts }: FirstLoad) {
  const html = await render(path, assets);
  return html.replace("</head>", `${scripts}</head>`);
}
