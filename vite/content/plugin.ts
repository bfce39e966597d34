import { sep } from "node:path";
import type { Plugin } from "vite";
import { textFiles } from "../head/text-files.ts";
import { SITE_URL } from "../paths.ts";
import type { AddFile, AddPicture } from "../pictures/plugin.ts";
import { drawShare } from "../social-cards/draw.ts";
import { type Content, ContentError, loadContent } from "./load.ts";
import { moduleSource } from "./modules.ts";

const PREFIX = "content:";
const RESOLVED = `\0${PREFIX}`;

/** Serves the author's files to the pages as `content:` modules; a wrong file stops the build. */
export function content(folder: string, addPicture: AddPicture, addFile: AddFile): Plugin {
  let loaded: Promise<Content> | undefined;

  return {
    name: "content",
    buildApp: {
      order: "pre",
      async handler() {
        loaded = loadContent(folder, SITE_URL);
        await loaded.catch((error) => {
          if (!(error instanceof ContentError)) throw error;
          console.error(`The content has problems:\n\n${error.message}\n`);
          process.exit(1); // thrown, it would be buried under the bundler's own call stack
        });
      },
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return;
      loaded ??= loadContent(folder, SITE_URL);
      const name = id.slice(RESOLVED.length);
      const source = await moduleSource(await loaded, name, {
        picture: (file, widths) => addPicture(this, file, widths),
        share: async (name, layers) => addFile(this, await drawShare(name, layers)),
      });
      if (source === undefined) this.error(`There is no content module "${name}"`);
      return { code: source, moduleType: "js" };
    },
    async generateBundle() {
      loaded ??= loadContent(folder, SITE_URL);
      for (const [fileName, source] of Object.entries(textFiles(await loaded))) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        loaded = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap) {
            if (id.startsWith(RESOLVED)) environment.moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
