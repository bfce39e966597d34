import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureFile } from "../../src/content/addresses.ts";
import type { Picture } from "../../src/content/picture.ts";
import { CACHE_DIR } from "../../tools/paths.ts";
import { openPicture, type PictureFacts, pictureFacts } from "./open.ts";

export interface MadeFile {
  /** Its path on the site, without the leading slash. */
  fileName: string;
  bytes: Buffer;
}

/** Qualities at which flat, lettered covers and photographs show no difference beside the original. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }).toBuffer(),
  png: (image: Sharp) => image.png({ palette: true, quality: 80, effort: 7 }).toBuffer(),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
};

/** Part of every cache key: a new encoder or setting makes every picture anew. */
const RECIPE = JSON.stringify([
  sharp.versions,
  Object.values(encoders).map(String),
  String(openPicture),
]);

/** Makes AVIF of a picture in each width, and the smallest in a format that old browsers know. */
export async function makePicture(file: string, widths: number[]) {
  const bytes = await readFile(file);
  const facts = await pictureFacts(bytes).catch((cause: Error) => {
    throw new Error(`${file} cannot be drawn: ${cause.message}`, { cause });
  });
  const name = basename(file, extname(file)).replace(/[^\w-]+/g, "-");

  const draw = async (width: number, format: keyof typeof encoders): Promise<MadeFile> => {
    const made = await cached([bytes, width, format], () =>
      encoders[format](openPicture(bytes, facts, width)),
    );
    return { fileName: pictureFile(name, width, digest(made), format), bytes: made };
  };
  const sizes = sizesOf(facts, widths);
  const [avif, fallback] = await Promise.all([
    Promise.all(sizes.map((width) => draw(width, "avif"))),
    draw(Math.min(...sizes), facts.hasAlpha ? "png" : "jpg"),
  ]);

  const picture: Picture = {
    avif: avif.map(({ fileName }, at) => `/${fileName} ${sizes[at]}w`).join(", "),
    src: `/${fallback.fileName}`,
    width: facts.width,
    height: facts.height,
  };
  return { picture, files: [...avif, fallback] };
}

/** The widths asked for, or less where a photograph has no more to give. */
function sizesOf({ width, isDrawing }: PictureFacts, widths: number[]) {
  return isDrawing ? widths : [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
}

const made = new Map<string, Promise<Buffer>>();

/** Runs `make` once for its inputs; later calls share the result, later builds read it from disk. */
export function cached(inputs: unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash("sha256").update(RECIPE);
  for (const input of inputs) hash.update(Buffer.isBuffer(input) ? input : JSON.stringify(input));
  const key = hash.digest("hex");
  const bytes = made.get(key) ?? readOrMake(join(CACHE_DIR, "pictures", key), make);
  made.set(key, bytes);
  return bytes;
}

async function readOrMake(file: string, make: () => Promise<Buffer>) {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, file); // whole or not at all, should the build be stopped here
  return bytes;
}

export function digest(bytes: Buffer) {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}
