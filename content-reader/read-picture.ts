import { readFile } from "node:fs/promises";
import sharp from "sharp";

const SVG_DPI = 72;
const MIN_DPI = 1; // the lowest density that sharp accepts

/**
 * Reads a picture of any format and draws it in any width: uncropped, upright, in sRGB. Photographs
 * are never enlarged. Throws if the file is not a picture.
 */
export async function readPicture(file: string) {
  const bytes = await readFile(file);
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  const isDrawing = format === "svg";
  const density = (width: number) => Math.max((SVG_DPI * width) / autoOrient.width, MIN_DPI);
  const draw = (width: number) =>
    sharp(bytes, isDrawing ? { density: density(width) } : {})
      .autoOrient()
      .resize({ width: Math.round(width), withoutEnlargement: !isDrawing });
  return { bytes, ...autoOrient, isDrawing, hasAlpha, draw };
}
