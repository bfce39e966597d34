import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Quote } from "../../src/content/books.ts";
import { didYouMean } from "../../vite/content/did-you-mean.ts";
import { problemLine } from "../../vite/content/load.ts";
import { readFolder, type Sources } from "../../vite/content/read-folder.ts";
import { counted } from "../check.ts";
import { type Changes, changesBetween, keepingAbsent } from "./changes.ts";
import { withQuotes } from "./rewrite.ts";
import { readSheet } from "./sheet.ts";
import { SheetError } from "./sheet-error.ts";
import { sheetText } from "./sheet-text.ts";

/** What importing a sheet comes to; `write` does it, and is missing where quotes would be lost. */
export interface Import {
  /** The volume's file, as the author knows it. */
  file: string;
  changes: Changes;
  notes: string[];
  write?: () => Promise<void>;
}

/** What to do with quotes that the volume has and the sheet has not. */
export type OnAbsent = "refuse" | "keep" | "drop";

/** Holds a sheet against a volume; throws a SheetError when it cannot be taken over at all. */
export async function importSheet(
  folder: string,
  sheetFile: string,
  slug: string,
  onAbsent: OnAbsent,
): Promise<Import> {
  const bytes = await readFile(sheetFile).catch(() => {
    throw new SheetError(`There is no file ${sheetFile}.`);
  });
  const { quotes: rows, notes } = readSheet(sheetText(bytes));
  const { sources } = await readFolder(folder);
  const volume = volumeOf(sources, slug);
  refuseTaken(rows, sources, slug);

  const changes = changesBetween(volume.quotes, rows);
  const result = { file: volume.file, changes, notes };
  if (changes.absent.length > 0 && onAbsent === "refuse") return result;

  const path = join(folder, "volumes", basename(volume.file));
  const quotes = onAbsent === "keep" ? keepingAbsent(volume.quotes, rows) : rows;
  const text = withQuotes(await readFile(path, "utf8"), quotes);
  return { ...result, write: () => replaceFile(path, text) };
}

function volumeOf({ volumes }: Sources, slug: string) {
  const source = volumes.find(
    ({ data, file }) => (data ? data.slug : basename(file, ".yaml")) === slug,
  );
  if (!source) {
    const slugs = volumes.flatMap(({ data }) => data?.slug ?? []);
    throw new SheetError(
      `There is no volume "${slug}"${didYouMean(slug, slugs)}`,
      `The volumes are ${slugs.join(", ")}.`,
    );
  }
  if (!source.data) {
    throw new SheetError(
      "The volume must be put right first:",
      ...source.problems.map(problemLine),
    );
  }
  return { file: source.file, quotes: source.data.quotes };
}

/** An id belongs to one quote of the whole site. */
function refuseTaken(rows: Quote[], { volumes }: Sources, slug: string) {
  const taken = new Map(
    volumes
      .filter(({ data }) => data && data.slug !== slug)
      .flatMap(({ file, data }) => (data?.quotes ?? []).map(({ id }) => [id, file])),
  );
  const clashes = rows.filter(({ id }) => taken.has(id));
  if (clashes.length === 0) return;
  throw new SheetError(
    `${counted(clashes.length, "id")} of the sheet ${clashes.length === 1 ? "belongs" : "belong"} to another volume:`,
    ...clashes.slice(0, 10).map(({ id }) => `  ${id} is in ${taken.get(id)}`),
  );
}

/** Whole or not at all, should the machine stop in the middle. */
async function replaceFile(path: string, text: string) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
