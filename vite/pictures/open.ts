import sharp, { type Sharp } from "sharp";

export const SVG_DPI = 72;

/** What a picture file turned out to be. */
export interface PictureFacts {
  /** In pixels, or in the units of a drawing, the right way up. */
  width: number;
  height: number;
  /** A drawing is as sharp as one likes. */
  isDrawing: boolean;
  hasAlpha: boolean;
}

/** Reads a picture's head; throws when no picture is there. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  return { ...autoOrient, isDrawing: format === "svg", hasAlpha };
}

/**
 * A picture in a width, whole, the right way up and in the colours that screens show (sharp follows
 * an embedded profile, CMYK too). Photographs are never enlarged.
 */
export function openPicture(bytes: Buffer, facts: PictureFacts, width: number): Sharp {
  const density = facts.isDrawing ? { density: (SVG_DPI * width) / facts.width } : {};
  return sharp(bytes, density)
    .autoOrient()
    .resize({ width: Math.round(width), withoutEnlargement: !facts.isDrawing });
}
