import type { Plugin } from "vite";
import { loadContent } from "../content/load.ts";
import { iconFiles } from "./icons.ts";
import { manifestOf } from "./manifest.ts";

/** Adds the web app manifest and its icons, made from the content and the one drawn icon. */
export function webApp(contentFolder: string): Plugin {
  return {
    name: "web-app",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of await webAppFiles(contentFolder)) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.slice(1) ?? "";
        if (!/^(manifest\.webmanifest|icons\/.*|apple-touch-icon\.png|favicon\.ico)$/.test(path)) {
          return next();
        }
        try {
          const file = (await webAppFiles(contentFolder)).get(path);
          if (!file) return next();
          response.end(file);
        } catch (error) {
          next(error); // half-typed content must not end the server
        }
      });
    },
  };
}

async function webAppFiles(contentFolder: string) {
  const content = await loadContent(contentFolder);
  const manifest = Buffer.from(JSON.stringify(manifestOf(content)));
  return (await iconFiles(content)).set("manifest.webmanifest", manifest);
}
