import { basename } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { loadContent } from "../content-reader/read-content.ts";
import { metadataOf, type PageMetadata } from "../src/content-model/metadata.ts";
import type { PageDefinition } from "../src/content-model/page-definition.ts";
import {
  type ContentPicture,
  type PictureSources,
  picturesIn,
} from "../src/content-model/picture.ts";
import type { Site } from "../src/content-model/site.ts";
import { type Content, pagesOf } from "../src/pages/all-pages.data.ts";
import { pageDataModuleId } from "../src/shared/paths.ts";
import { contains } from "../tools/folders.ts";
import { makePicture } from "./pictures.ts";
import { siteFiles } from "./site-files.ts";

const INDEX = "virtual:content";

/** The content folder, and the pictures generated from it, by file name. */
interface Pictures {
  folder: string;
  generated: Map<string, Buffer>;
}

/** Provides page props as virtual modules and emits pictures; invalid content stops a build. */
export function contentPlugin(
  { contentDir: folder, siteUrl }: { contentDir: string; siteUrl?: string | undefined },
  loadFolder = loadContent,
): Plugin {
  const pictures: Pictures = { folder, generated: new Map() };
  let loaded: Promise<ReturnType<typeof withPages>> | undefined;
  const load = () => {
    loaded ??= loadFolder(folder, siteUrl).then(withPages);
    return loaded;
  };

  return {
    name: "content",
    buildApp: {
      order: "pre", // runs before anything is bundled or emptied
      handler: async () => void (await load()),
    },
    resolveId(id) {
      if (id.startsWith(INDEX)) return `\0${id}`;
    },
    load: {
      filter: { id: /^\0virtual:content|\.data\.ts$/ },
      async handler(id) {
        if (id.endsWith(".data.ts"))
          this.error("Only Node may run this file: import its types with `import type`.");
        const { content, pages } = await load();
        if (id === `\0${INDEX}`) return indexModule(content.site, pages);
        const page = pages.find(({ path }) => id === `\0${pageDataModuleId(path)}`);
        if (!page) this.error(`There is no page for ${id}`);
        const { name, mode } = this.environment;
        const isBuild = mode === "build";
        const { jsonLd, ...metadata } = await metadataFor(page, content.site, pictures, isBuild);
        const props = `export default ${await propsOf(page, metadata, pictures)};`;
        return name === "ssr" ? `${props} export const jsonLd = ${JSON.stringify(jsonLd)};` : props;
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { content, pages } = await load();
      const files = { ...siteFiles(content, pages), ...Object.fromEntries(pictures.generated) };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      reloadOnChange(server, folder, () => {
        loaded = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const bytes = pictures.generated.get(request.url?.slice(1) ?? "");
        if (!bytes) return next();
        response.end(bytes); // a picture, whose type browsers read in its bytes
      });
    },
  };
}

function withPages(content: Content) {
  return { content, pages: pagesOf(content) };
}

async function metadataFor(page: PageDefinition, site: Site, pictures: Pictures, isBuild: boolean) {
  const { ogImage } = isBuild ? await import("./link-preview.tsx") : {}; // large and slow to load
  const name = basename(pageDataModuleId(page.path));
  const preview = await ogImage?.(pictures.folder, name, page.ogImage);
  if (preview) pictures.generated.set(preview.fileName, preview.bytes);
  const picture = page.picture && (await sourcesOf(page.picture, pictures));
  return metadataOf(site, page, `/${preview?.fileName ?? ""}`, picture?.src ?? "/");
}

/** A page's props with its metadata as JSON, in which each picture is replaced by its sources. */
async function propsOf({ props }: PageDefinition, metadata: PageMetadata, pictures: Pictures) {
  const sources = new Map<unknown, PictureSources>();
  for (const [, picture] of picturesIn(props))
    sources.set(picture, await sourcesOf(picture, pictures));
  const withSources = (_key: string, value: unknown) => sources.get(value) ?? value;
  return JSON.stringify({ ...Object(props), metadata }, withSources);
}

async function sourcesOf(picture: ContentPicture, { folder, generated }: Pictures) {
  const { sources, files } = await makePicture(folder, picture);
  for (const { fileName, bytes } of files) generated.set(fileName, bytes);
  return sources;
}

function reloadOnChange(server: ViteDevServer, folder: string, forget: () => void) {
  server.watcher.add(folder);
  server.watcher.on("all", (_event, file) => {
    if (!contains(folder, file)) return;
    forget();
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  });
}

function indexModule({ brand, shortName, author }: Site, pages: ReturnType<typeof pagesOf>) {
  const entries = pages.map(({ path, kind }) => {
    return `"${path}": { kind: "${kind}", load: () => import("${pageDataModuleId(path)}") }`;
  });
  return `export const site = ${JSON.stringify({ brand, shortName, author })};
export const pages = {\n${entries.join(",\n")}\n};`;
}
