import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { SocialCard } from "../../src/content/head.ts";
import { colour } from "../pictures/colour.ts";
import { cached, digest, type MadeFile } from "../pictures/make.ts";
import { openPicture, pictureFacts } from "../pictures/open.ts";
import { HEIGHT, type Layer, WIDTH } from "./layer.ts";
import { book, die, icon, shelf } from "./objects.ts";
import { words } from "./words.ts";

const ART = fileURLToPath(new URL("../../src/art/", import.meta.url));
const BESIDE_BOOK = 590;
const BESIDE_SHELF = 318;
const ALONE = { left: 786, top: 60, width: 340 };
const BEHIND = { left: 864, top: 92, width: 300 };
const IN_FRONT = { left: 694, top: 150, width: 330 };
const OBJECT = { left: 790, top: 165, width: 300 };

/** Part of the cache key, so that another setting draws every picture anew. */
const encode = (image: Sharp) =>
  image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();

/** Draws a page's social card on the backdrop, or takes it from an earlier build. */
export async function drawCard(folder: string, name: string, card: SocialCard): Promise<MadeFile> {
  const layers = await layersOf(folder, card);
  const backdrop = await readFile(join(ART, "share-backdrop.svg"), "utf8");
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
    // Shared by all cards, and slow to draw: some two thousand letters.
    const ground = await cached([backdrop], async () =>
      (await rasterised(backdrop, WIDTH, HEIGHT)).toBuffer(),
    );
    return encode(sharp(ground).composite(overlays));
  });
  return { fileName: `share/${name}-${digest(bytes)}.jpg`, bytes };
}

/** A card's words, and what stands beside them. */
async function layersOf(folder: string, card: SocialCard): Promise<Layer[]> {
  const { title, note, accent = "primary", shelf: wide, object } = card;
  const width = wide ? BESIDE_SHELF : BESIDE_BOOK;
  return [
    ...(wide ? await shelf(join(folder, wide.file)) : []),
    ...words({ title, note, width, caret: colour(accent) }),
    ...(await books((card.books ?? []).map(({ file }) => join(folder, file)))),
    ...(object === "die" ? await die(join(ART, "die.svg"), OBJECT) : []),
    ...(object === "icon" ? await icon(join(ART, "icon.svg"), OBJECT) : []),
  ];
}

/** One book alone, or two, as the design's own sharing picture shows them. */
async function books([front, behind]: string[]): Promise<Layer[]> {
  if (!front) return [];
  if (!behind) return book(front, ALONE);
  return [...(await book(behind, BEHIND)), ...(await book(front, IN_FRONT))];
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
