import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { SocialCard } from "../../src/content/head.ts";
import { cached, digest, type MadeFile } from "../pictures/make.ts";
import { openPicture, pictureFacts } from "../pictures/open.ts";
import { HEIGHT, type Layer, WIDTH } from "./layer.ts";
import { layersOf } from "./scenes.ts";

const BACKDROP = fileURLToPath(new URL("../../src/art/share-backdrop.svg", import.meta.url));

/** Part of the cache key, so that another setting draws every picture anew. */
const encode = (image: Sharp) =>
  image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();

/** Draws a page's social card on the backdrop, or takes it from an earlier build. */
export async function drawCard(folder: string, name: string, card: SocialCard): Promise<MadeFile> {
  const layers = await layersOf(folder, card);
  const backdrop = await readFile(BACKDROP, "utf8");
  const sources = layers.map(({ source }) => Buffer.from(source));
  const places = layers.map(({ source: _, ...place }) => place);
  const bytes = await cached([String(encode), backdrop, places, ...sources], async () => {
    const overlays = await Promise.all(
      layers.map(async (layer) => ({
        input: await drawLayer(layer),
        left: Math.round(layer.left),
        top: Math.round(layer.top),
      })),
    );
    return encode(sharp(await ground(backdrop)).composite(overlays));
  });
  return { fileName: `share/${name}-${digest(bytes)}.jpg`, bytes };
}

/** Shared by all pictures, and slow to draw: some two thousand letters. */
function ground(backdrop: string) {
  return cached([backdrop], async () => (await rasterised(backdrop, WIDTH, HEIGHT)).toBuffer());
}

async function drawLayer({ source, mask, width, height }: Layer) {
  const image = await rasterised(source, width, height);
  if (!mask) return image.toBuffer();
  const shape = await rasterised(mask, width, height);
  return image.composite([{ input: await shape.toBuffer(), blend: "dest-in" }]).toBuffer();
}

async function rasterised(source: string | Buffer, width: number, height: number) {
  const bytes = Buffer.from(source);
  const size = { width: Math.round(width), height: Math.round(height) };
  return openPicture(bytes, await pictureFacts(bytes), width)
    .resize({ ...size, fit: "fill", withoutEnlargement: false })
    .ensureAlpha()
    .png({ compressionLevel: 1 });
}
