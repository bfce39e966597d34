import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFile } from "../src/content/picture.ts";
import { ofEachPicture } from "../vite/content/cross-checks.ts";
import type { Sources } from "../vite/content/read-folder.ts";
import { pictureFacts } from "../vite/pictures/open.ts";

const TALLEST = 1.5; // times as tall as wide: a book's place, and the tallest on the site

/** Pictures that show, but would look better otherwise. */
export function pictureWarnings(folder: string, sources: Sources) {
  const find = (picture: PictureFile) => blemishOf(folder, picture);
  return ofEachPicture(sources, (picture) => find(picture).catch(() => undefined)); // told already
}

async function blemishOf(folder: string, { file, widths }: PictureFile) {
  const bytes = await readFile(join(folder, file));
  const { width, height, isDrawing } = await pictureFacts(bytes);
  if (isDrawing) return /<text[\s>]/.test(bytes.toString()) ? LIVE_TEXT : undefined;
  const widest = Math.max(...widths);
  const scale = Math.min(widest / width, (widest * TALLEST) / height);
  const needed = `${Math.ceil(width * scale)} × ${Math.ceil(height * scale)}`;
  return scale > 1
    ? `is ${width} × ${height}, and looks soft: at least ${needed} is sharp`
    : undefined;
}

const LIVE_TEXT =
  "has letters in a font that other machines may not have: turn them into outlines, or export it as PNG";
