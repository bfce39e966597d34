import { readFile } from "node:fs/promises";
import sharp from "sharp";

const SVG_DPI = 72;

/**
 * Reads a picture of any format, and draws it in any width: whole, the right way up, in the colours
 * that screens show. Photographs are never enlarged. Throws when no picture is there.
 */
export async function openPicture(file: string) {
  const bytes = await readFile(file);
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  const isDrawing = format === "svg";
  const draw = (width: number) =>
    sharp(bytes, isDrawing ? { density: (SVG_DPI * width) / autoOrient.width } : {})
      .autoOrient()
      .resize({ width: Math.round(width), withoutEnlargement: !isDrawing });
  return { bytes, ...autoOrient, isDrawing, hasAlpha, draw };
}
