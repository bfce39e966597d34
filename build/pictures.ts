import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { readPicture } from "../content-reader/read-picture.ts";
import type { ContentPicture, PictureSources } from "../src/content-model/picture.ts";
import { pictureFileName } from "../src/shared/paths.ts";
import { CACHE_DIR } from "../tools/folders.ts";

/** Qualities at which covers and photographs look the same as the original. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }).toBuffer(),
  png: (image: Sharp) => image.png({ palette: true, quality: 80, effort: 7 }).toBuffer(),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
};

const made = new Map<string, Promise<Buffer>>(); // by file; also those read from the cache

/** Makes AVIF files of a picture in each width, and its smallest width as PNG or JPEG. */
export async function makePicture(folder: string, { file, widths }: ContentPicture) {
  const { bytes, width, height, isDrawing, hasAlpha, draw } = await readPicture(join(folder, file));
  const sizes = isDrawing ? widths : [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const encode = async (size: number, format: keyof typeof encoders) => {
    const key = [bytes, size, format, String(encoders[format])];
    return { size, format, encoded: await cached(key, () => encoders[format](draw(size))) };
  };
  const avif = await Promise.all(sizes.map((size) => encode(size, "avif")));
  const fallback = await encode(Math.min(...sizes), hasAlpha ? "png" : "jpg");
  const variants = [...avif, fallback];

  // All files of a picture share one digest, which also tells pictures of one name apart, such as
  // covers/salt.jpg and pictures/salt.jpg.
  const baseName = basename(file, extname(file)).replace(/[^\w-]+/g, "-");
  const name = `${baseName}-${shortDigest(...variants.map(({ encoded }) => encoded))}`;
  const fileNameOf = ({ size, format }: { size: number; format: string }) =>
    pictureFileName(name, size, format);
  const sources: PictureSources = {
    avif: avif.map((variant) => `/${fileNameOf(variant)} ${variant.size}w`).join(", "),
    src: `/${fileNameOf(fallback)}`,
    width,
    height,
  };
  const files = variants.map((variant) => ({
    fileName: fileNameOf(variant),
    bytes: variant.encoded,
  }));
  return { sources, files };
}

/** Runs `make` once for its inputs; later calls share the result, later builds use the disk. */
export function cached(inputs: (Buffer | string | number)[], make: () => Promise<Buffer>) {
  const key = createHash("sha256").update(JSON.stringify(sharp.versions));
  for (const input of inputs) key.update(Buffer.isBuffer(input) ? input : `${input}\n`);
  const file = join(CACHE_DIR, "pictures", key.digest("hex"));
  const bytes = made.get(file) ?? readOrMake(file, make);
  made.set(file, bytes);
  return bytes;
}

async function readOrMake(file: string, make: () => Promise<Buffer>) {
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file); // atomic, in case the build is stopped
  return bytes;
}

export function shortDigest(...contents: (Buffer | string)[]) {
  const all = createHash("sha256");
  for (const content of contents) all.update(content);
  return all.digest("base64url").slice(0, 8);
}
