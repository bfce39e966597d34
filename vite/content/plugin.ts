import { basename, sep } from "node:path";
import type { Plugin } from "vite";
import type { Content } from "../../src/content/page.ts";
import { textFiles } from "../head/text-files.ts";
import { drawCard } from "../social-cards/draw.ts";
import { loadContent } from "./load.ts";
import { moduleSource } from "./modules.ts";
import { problemPage } from "./problem-page.ts";

const PREFIX = "content:";
const RESOLVED = `\0${PREFIX}`;
/** The build runs these files; what pages import from them is what came of it. */
const CONTENT_FILE = ".content.ts";

const CONTENT_MODULE = new RegExp(`^${RESOLVED}|\\${CONTENT_FILE}$`);

/** Gives the author's words to the pages as modules; a wrong file stops the build. */
export function content(folder: string, siteUrl?: string): Plugin {
  let loaded: Promise<Content> | undefined;
  const load = () => {
    loaded ??= loadContent(folder, siteUrl);
    return loaded;
  };

  return {
    name: "content",
    enforce: "pre",
    buildApp: {
      order: "pre",
      handler: async () => void (await load()),
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load: {
      filter: { id: CONTENT_MODULE },
      async handler(id) {
        const name = moduleName(id);
        const source = await moduleSource(await load(), name, async (name, card) => {
          const { fileName, bytes } = await drawCard(folder, name, card);
          if (this.environment.mode === "build") {
            this.emitFile({ type: "asset", fileName, source: bytes });
          }
          return `/${fileName}`;
        });
        if (source === undefined) this.error(`There is no content module "${name}"`);
        return { code: source, moduleType: "js" };
      },
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(textFiles(await load()))) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.middlewares.use(problemPage(server, load));
      server.watcher.on("all", (_event, file) => {
        if (file.endsWith(CONTENT_FILE)) return void server.restart();
        if (!file.startsWith(folder + sep)) return;
        loaded = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap) {
            if (CONTENT_MODULE.test(id)) environment.moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

function moduleName(id: string) {
  return id.startsWith(RESOLVED) ? id.slice(RESOLVED.length) : basename(id, CONTENT_FILE);
}
