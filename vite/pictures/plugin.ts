import type { Plugin } from "vite";
import { type MadeFile, makePicture } from "./make.ts";

const PICTURE_IMPORT = /^(.*\.(?:svg|jpe?g|png|webp|avif))\?widths=([\d,]+)(?:&.*)?&picture$/i;

/** Turns `import x from "x.svg?widths=400,800&picture"` into a picture in all its formats. */
export function pictures(): Plugin {
  const served = new Map<string, MadeFile>();

  return {
    name: "pictures",
    enforce: "pre",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url ?? "");
        if (!file) return next();
        const format = file.fileName.split(".").pop();
        response.setHeader("Content-Type", `image/${format === "jpg" ? "jpeg" : format}`);
        response.end(file.bytes);
      });
    },
    load: {
      filter: { id: PICTURE_IMPORT },
      async handler(id) {
        const [, file, widths] = PICTURE_IMPORT.exec(id) ?? [];
        if (!file || !widths) return;
        const { picture, files } = await makePicture(file, widths.split(",").map(Number));
        for (const made of files) {
          served.set(`/${made.fileName}`, made);
          if (this.environment.mode === "build") {
            this.emitFile({ type: "asset", fileName: made.fileName, source: made.bytes });
          }
        }
        return { code: `export default ${JSON.stringify(picture)}`, moduleType: "js" };
      },
    },
  };
}
