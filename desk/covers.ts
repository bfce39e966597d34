import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Sources } from "../vite/content/read-folder.ts";
import type { Problem } from "../vite/content/source-file.ts";

const SHAPE = 2 / 3; // width to height, as the books on the site are cut
const TOLERANCE = 0.01;

/** Covers that cannot be drawn, or are not cut as the site's books are. */
export async function coverFaults(folder: string, sources: Sources): Promise<Problem[]> {
  const books = [...sources.collections, ...sources.volumes];
  const faults = await Promise.all(
    books.map(async ({ file, data, lineOf }) => {
      const cover = data?.coverUrl.file;
      if (!cover || !existsSync(join(folder, cover))) return [];
      const fault = await faultOf(join(folder, cover));
      if (!fault) return [];
      return [{ file, line: lineOf(["coverUrl"]), reason: `the cover "${cover}" ${fault}` }];
    }),
  );
  return faults.flat();
}

async function faultOf(file: string) {
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!size) return "cannot be drawn: export it as SVG again";
  const { width, height } = size;
  if (Math.abs(width / height - SHAPE) <= TOLERANCE) return undefined;
  return `is ${width} × ${height}; books here are two wide to three tall, as in 600 × 900`;
}
