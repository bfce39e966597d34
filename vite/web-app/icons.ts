import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "../../src/content/page.ts";
import { SVG_DPI } from "../pictures/open.ts";
import { ICON_CORNER } from "../social-cards/objects.ts";
import { icoOf } from "./ico.ts";
import { GROUND } from "./manifest.ts";

const ICON = "src/art/icon.svg";
const FAVICON = "public/favicon.svg";
const SVG_SIZE = 512;
const FEW_COLOURS = { palette: true, quality: 60, compressionLevel: 9 };

/** Every icon by its path: square where the phone cuts its own shape, rounded where it does not. */
export async function iconFiles({ folder, collections }: Content): Promise<Map<string, Buffer>> {
  const [icon, favicon] = await Promise.all([readFile(ICON), readFile(FAVICON)]);
  const covers = collections.map(async ({ slug, coverUrl }): Promise<[string, Buffer]> => {
    return [`icons/${slug}-96.png`, await framed(await readFile(join(folder, coverUrl.file)), 96)];
  });
  return new Map([
    ["icons/icon-192.png", await rounded(icon, 192)],
    ["icons/icon-512.png", await rounded(icon, 512)],
    ["icons/maskable-512.png", await square(icon, 512)],
    ["apple-touch-icon.png", await square(icon, 180)],
    ["favicon.ico", icoOf(await small(favicon, 32), 32)],
    ...(await Promise.all(covers)),
  ]);
}

function square(svg: Buffer, size: number) {
  return drawn(svg, size).flatten({ background: GROUND }).png(FEW_COLOURS).toBuffer();
}

function rounded(svg: Buffer, size: number) {
  const shape = `<svg><rect width="${size}" height="${size}" rx="${size * ICON_CORNER}"/></svg>`;
  return drawn(svg, size)
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png(FEW_COLOURS)
    .toBuffer();
}

/** A cover as a whole, in the middle of a square. */
function framed(cover: Buffer, size: number) {
  return sharp(cover)
    .autoOrient()
    .resize(size, size, { fit: "contain", background: GROUND })
    .flatten({ background: GROUND })
    .png(FEW_COLOURS)
    .toBuffer();
}

function small(svg: Buffer, size: number) {
  return sharp(svg, { density: 300 }).resize(size, size).png().toBuffer();
}

function drawn(svg: Buffer, size: number) {
  return sharp(svg, { density: SVG_DPI * Math.max(1, size / SVG_SIZE) }).resize(size, size);
}
