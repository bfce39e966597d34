import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFile } from "../src/content/picture.ts";
import { picturesIn } from "../vite/content/cross-checks.ts";
import type { Sources } from "../vite/content/read-folder.ts";
import type { Problem } from "../vite/content/source-file.ts";
import { pictureFacts } from "../vite/pictures/open.ts";

const TALLEST = 1.5; // times as tall as wide: a book's place, and the tallest on the site

/** Pictures that show, but would look better otherwise. */
export async function pictureWarnings(folder: string, sources: Sources): Promise<Problem[]> {
  const { pages, collections, volumes } = sources;
  const files = [...collections, ...volumes, ...pages.map(({ source }) => source)];
  const found = files.flatMap(({ file, data, lineOf }) =>
    picturesIn(data).map(async ([picture, path]) => {
      const faults = await faultsOf(folder, picture).catch(() => []); // the checks have told why
      return faults.map((fault) => ({
        file,
        line: lineOf(path),
        reason: `the picture "${picture.file}" ${fault}`,
      }));
    }),
  );
  return (await Promise.all(found)).flat();
}

async function faultsOf(folder: string, { file, widths }: PictureFile) {
  const bytes = await readFile(join(folder, file));
  const { width, height, isDrawing } = await pictureFacts(bytes);
  if (isDrawing) return /<text[\s>]/.test(bytes.toString()) ? [LIVE_TEXT] : [];
  const widest = Math.max(...widths);
  const scale = Math.min(widest / width, (widest * TALLEST) / height);
  const needed = `${Math.ceil(width * scale)} × ${Math.ceil(height * scale)}`;
  return scale > 1 ? [`is ${width} × ${height}, and looks soft: at least ${needed} is sharp`] : [];
}

const LIVE_TEXT =
  "has letters in a font that other machines may not have: turn them into outlines, or export it as PNG";
