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

/** Hands a file that was made to whoever serves it, and tells its address. */
export type AddFile = (context: Rolldown.PluginContext, file: MadeFile) => string;

/** Turns `import x from "x.svg?widths=400,800&picture"` into a picture in all its formats. */
export function pictures(): { plugin: Plugin; addPicture: AddPicture; addFile: AddFile } {
  const served = new Map<string, MadeFile>();
  let isBuild = false;

  const addFile: AddFile = (context, file) => {
    const address = `/${file.fileName}`;
    served.set(address, file);
    if (isBuild) context.emitFile({ type: "asset", fileName: file.fileName, source: file.bytes });
    return address;
  };
  const addPicture: AddPicture = async (context, svgFile, widths) => {
    const { picture, files } = await makePicture(svgFile, widths);
    for (const file of files) addFile(context, file);
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
  return { plugin, addPicture, addFile };
}
