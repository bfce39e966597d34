import type { Plugin, Rolldown } from "vite";
import type { Picture } from "../../src/content/model.ts";
import { type MadeFile, makePicture } from "./make.ts";

const PICTURE_IMPORT = /^(.*\.svg)\?widths=([\d,]+)&picture$/;

/** Makes a picture for a module and hands its files to whoever serves them. */
export type AddPicture = (
  context: Rolldown.PluginContext,
  svgFile: string,
  widths: number[],
) => Promise<Picture>;

/** Turns `import x from "x.svg?widths=400,800&picture"` into a picture in all its formats. */
export function pictures(): { plugin: Plugin; addPicture: AddPicture } {
  const served = new Map<string, MadeFile>();
  let isBuild = false;

  const addPicture: AddPicture = async (context, svgFile, widths) => {
    const { picture, files } = await makePicture(svgFile, widths);
    for (const file of files) {
      served.set(`/${file.fileName}`, file);
      if (isBuild) {
        context.emitFile({ type: "asset", fileName: file.fileName, source: file.bytes });
      }
    }
    return picture;
  };

  const plugin: Plugin = {
    name: "pictures",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = served.get(request.url ?? "");
        if (!file) return next();
        response.setHeader("Content-Type", `image/${file.fileName.split(".").pop()}`);
        response.end(file.bytes);
      });
    },
    async load(id) {
      const [, svgFile, widths] = PICTURE_IMPORT.exec(id) ?? [];
      if (!svgFile || !widths) return;
      const picture = await addPicture(this, svgFile, widths.split(",").map(Number));
      return { code: `export default ${JSON.stringify(picture)}`, moduleType: "js" };
    },
  };
  return { plugin, addPicture };
}
