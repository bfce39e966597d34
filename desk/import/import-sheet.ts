import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fullTitle, type Quote } from "../../src/content/books.ts";
import { didYouMean } from "../../vite/content/did-you-mean.ts";
import { nextId } from "../../vite/content/ids.ts";
import { problemLine } from "../../vite/content/problem.ts";
import { readFolder, type Sources } from "../../vite/content/read-folder.ts";
import { slugOf } from "../../vite/content/source-file.ts";
import { counted } from "../check.ts";
import { coverFor, PLACEHOLDER, placeFor, slugFor, volumeText } from "../new-book.ts";
import { replaceFile } from "../replace-file.ts";
import { changesBetween, keepingAbsent } from "./changes.ts";
import { withQuotes } from "./rewrite.ts";
import { readSheet } from "./sheet.ts";
import { SheetError, sheetText } from "./sheet-text.ts";

/** Where a sheet goes: into the volume of its own name, of another one, or into a new one. */
interface Target {
  into?: string | undefined;
  new?: string | undefined;
}

/**
 * Holds a sheet against a volume; throws a SheetError when it cannot be taken over at all. `write`
 * makes the changes, and is missing where quotes that the sheet has not would be lost.
 */
export async function importSheet(
  folder: string,
  sheetFile: string,
  target: Target,
  onAbsent: "refuse" | "keep" | "drop",
) {
  const bytes = await readFile(sheetFile).catch(() => {
    throw new SheetError(`There is no file ${sheetFile}.`);
  });
  const { text, notes: heard } = sheetText(bytes);
  const sheet = readSheet(text);
  const { sources } = await readFolder(folder);
  const volume =
    target.new === undefined
      ? await volumeFor(folder, sources, sheetFile, target.into)
      : await freshVolume(folder, target.new);
  const taken = idsElsewhere(sources, volume.slug);
  refuseTaken(sheet.quotes, taken);
  const { quotes: rows, given } = withIdsFor(sheet.quotes, volume, new Set(taken.keys()));

  const changes = changesBetween(volume.quotes, rows);
  const notes = [
    ...heard,
    ...sheet.notes,
    given > 0 && `${counted(given, "new quote")} without an id: each gets the next free one.`,
  ].filter((note) => note !== false);
  const result = { file: volume.file, changes, notes };
  if (changes.absent.length > 0 && onAbsent === "refuse") return { ...result, write: undefined };

  const quotes = onAbsent === "keep" ? keepingAbsent(volume.quotes, rows) : rows;
  const yaml = withQuotes(volume.text, quotes);
  return { ...result, write: () => replaceFile(volume.path, yaml) };
}

/** A volume's file as it is, or as it would begin. */
interface VolumeFile {
  file: string;
  path: string;
  slug: string;
  text: string;
  quotes: Quote[];
}

async function volumeFor(
  folder: string,
  { volumes }: Sources,
  sheetFile: string,
  into = sheetFile,
): Promise<VolumeFile> {
  const names = namesIn(into);
  const source = volumes.find((volume) => {
    const titles = volume.data ? [volume.data.title, fullTitle(volume.data)] : [];
    return [slugOf(volume), ...titles.map(slugFor)].some((slug) => names.includes(slug));
  });
  if (!source) {
    const slugs = volumes.map(slugOf);
    const slug = names.at(-1) ?? into;
    const command = `npm run content:import -- "${sheetFile}"`;
    throw new SheetError(
      `There is no volume "${slug}"${didYouMean(slug, slugs)}`,
      `Say which one it is for: --into and one of ${slugs.join(", ")}.`,
      `\n  ${command} --into ${slugs[0]}`,
      `\nOr make a new one:\n\n  ${command} --new "Its title"`,
    );
  }
  if (!source.data) {
    const problems = source.problems.map(problemLine);
    throw new SheetError("The volume must be put right first:", ...problems);
  }
  const path = join(folder, "volumes", basename(source.file));
  const { slug } = source.data;
  const quotes = source.data.quotes.filter(({ text }) => text !== PLACEHOLDER);
  return { file: source.file, path, slug, quotes, text: await readFile(path, "utf8") };
}

/** What a sheet's name may say: Google adds " - Sheet1", a browser "(1)". */
function namesIn(sheetFile: string) {
  const name = basename(sheetFile)
    .replace(/\.(csv|tsv|txt)$/i, "")
    .replace(/\s*\(\d+\)$/, "");
  return [name, name.replace(/\s+-\s+[^-]*$/, "")].map(slugFor);
}

async function freshVolume(folder: string, title: string): Promise<VolumeFile> {
  const { slug, path, file } = await placeFor(folder, "volumes", title);
  const cover = await coverFor(folder, slug);
  const text = volumeText({ slug, title, cover, id: `${slug}-1` });
  return { file, path, slug, quotes: [], text };
}

/** Rows without an id take that of the quote they are, by its text or its example; others a new one. */
function withIdsFor(rows: Quote[], { slug, quotes }: VolumeFile, elsewhere: Set<string>) {
  const used = new Set(rows.map(({ id }) => id));
  const free = quotes.filter(({ id }) => !used.has(id));
  const own = [...quotes, ...rows].flatMap(({ id }) => id || []);
  let given = 0;
  const idFor = (row: Quote) => {
    const same =
      free.find(({ text }) => text === row.text) ??
      free.find(({ example }) => example === row.example);
    if (same) {
      free.splice(free.indexOf(same), 1);
      return same.id;
    }
    const id = nextId(own, slug, elsewhere);
    own.push(id);
    given++;
    return id;
  };
  return { quotes: rows.map((row) => ({ ...row, id: row.id || idFor(row) })), given };
}

function idsElsewhere({ volumes }: Sources, slug: string) {
  return new Map(
    volumes
      .filter(({ data }) => data && data.slug !== slug)
      .flatMap(({ file, data }) => (data?.quotes ?? []).map(({ id }) => [id, file])),
  );
}

/** An id belongs to one quote of the whole site. */
function refuseTaken(rows: Quote[], taken: Map<string, string>) {
  const clashes = rows.filter(({ id }) => taken.has(id));
  if (clashes.length === 0) return;
  throw new SheetError(
    `${counted(clashes.length, "id")} of the sheet ${clashes.length === 1 ? "belongs" : "belong"} to another volume:`,
    ...clashes.slice(0, 10).map(({ id }) => `  ${id} is in ${taken.get(id)}`),
  );
}
