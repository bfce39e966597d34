import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../src/content/picture.ts";
import { CACHE_DIR } from "../../tools/paths.ts";

export interface MadeFile {
  /** Its path on the site, without the leading slash. */
  fileName: string;
  bytes: Buffer;
}

export interface MadePicture {
  picture: Picture;
  files: MadeFile[];
}

type Encode = (image: Sharp) => Promise<Buffer>;

export const SVG_DPI = 72;

/** Qualities at which these flat, lettered pictures show no difference beside the SVG. */
const encoders: Record<"avif" | "png", Encode> = {
  avif: (image) => image.avif({ quality: 50, effort: 3 }).toBuffer(),
  png: (image) => image.png({ palette: true, quality: 80, effort: 7 }).toBuffer(),
};

/** Part of every cache key: a new encoder or setting makes every picture anew. */
const RECIPE = JSON.stringify([sharp.versions, Object.values(encoders).map(String)]);

/** Makes AVIF of an SVG in each width, and a PNG of the smallest for old browsers. */
export async function makePicture(svgFile: string, widths: number[]): Promise<MadePicture> {
  const svg = await readFile(svgFile);
  const size = await sharp(svg)
    .metadata()
    .catch((cause: Error) => {
      throw new Error(`${svgFile} cannot be drawn: ${cause.message}`, { cause });
    });
  const name = basename(svgFile, ".svg");

  const draw = async (width: number, format: keyof typeof encoders) => {
    const bytes = await cached([svg, width, format], () =>
      encoders[format](sharp(svg, { density: (SVG_DPI * width) / size.width }).resize({ width })),
    );
    return { fileName: `pictures/${name}-${width}-${digest(bytes)}.${format}`, bytes };
  };
  const smallest = Math.min(...widths);
  const [avif, png] = await Promise.all([
    Promise.all(widths.map((width) => draw(width, "avif"))),
    draw(smallest, "png"),
  ]);
  const sourceSet = (files: MadeFile[]) =>
    files.map(({ fileName }, at) => `/${fileName} ${widths[at]}w`).join(", ");

  return {
    picture: {
      avif: sourceSet(avif),
      src: `/${png.fileName}`,
      width: size.width,
      height: size.height,
    },
    files: [...avif, png],
  };
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
