import { basename, join } from "node:path";
import type { Collection, Volume } from "../src/content-model/book-schemas.ts";
import { type ContentPicture, picturesIn } from "../src/content-model/picture.ts";
import { entriesIn } from "../tools/folders.ts";
import type { ContentFiles } from "./read-files.ts";
import { readPicture } from "./read-picture.ts";
import type { ContentFile, Path, Problem } from "./validate-file.ts";

/** A name defined or used in a file, with its position; `reason` is filled in later. */
type Mention = Problem & { name: string };

/** Checks across files: duplicate names, unknown names and missing pictures. */
export async function crossChecks(
  folder: string,
  files: ContentFile<unknown>[],
  { pages, collections, volumes }: ContentFiles,
): Promise<Problem[]> {
  const books: ContentFile<Collection | Volume>[] = [...collections, ...volumes];
  const slugs = mentions(books, ({ slug }) => [[["slug"], slug]]);
  const copies = duplicateNames("slug", slugs);
  // Everything in a copied file is there twice; its address is reported, and nothing else.
  const isOriginal = ({ file }: { file: string }) => !copies.some((copy) => copy.file === file);
  const originals = books.filter(isOriginal);
  const ids = mentions(originals, ({ id }) => (id ? [[["id"], id]] : []));
  const quoteIds = mentions(volumes.filter(isOriginal), ({ quotes }) =>
    quotes.map(({ id }, index) => [["quotes", index, "id"], id]),
  );
  const volumeMentions = mentions(collections, (collection) =>
    collection.volumes.map((slug, index) => [["volumes", index], slug]),
  );
  // Skipped if a book is unreadable, because `afterBook` may refer to it.
  const homes = books.every(({ value }) => value) ? [pages.home] : [];
  const afterBook = mentions(homes, ({ buy }) => [[["buy", "afterBook"], buy.afterBook]]);
  const knownIds = ids.map(({ name }) => name);
  return [
    ...copies,
    ...duplicateNames("id", ids),
    ...duplicateNames("quote id", quoteIds),
    ...unknownNames("volume", slugsOf(volumes), volumeMentions),
    ...unknownNames("book with the id", knownIds, afterBook),
    ...(await Promise.all(files.map((file) => pictureProblems(folder, file)))).flat(),
  ];
}

function mentions<T>(files: ContentFile<T>[], find: (value: T) => [Path, string][]): Mention[] {
  return files.flatMap(({ value, problemAt }) => {
    const entries = value === undefined ? [] : find(value);
    return entries.map(([path, name]) => ({ ...problemAt(path, ""), name }));
  });
}

function duplicateNames(what: string, all: Mention[]) {
  return all.flatMap(({ name, ...location }, index): Problem[] => {
    const first = all.slice(0, index).find((other) => other.name === name);
    if (!first) return [];
    const reason = `${what} "${name}" is already used in ${first.file}:${first.line}`;
    return [{ ...location, reason }];
  });
}

function unknownNames(what: string, known: string[], all: Mention[]) {
  const lost = all.filter(({ name }) => !known.includes(name));
  return lost.map(({ name, ...location }): Problem => {
    return {
      ...location,
      reason: `there is no ${what} "${name}": choose from ${known.join(", ")}`,
    };
  });
}

/** The slug of every volume; that of an unreadable one, reported elsewhere, is its file's name. */
export function slugsOf(volumes: ContentFiles["volumes"]) {
  return volumes.map(({ file, value }) => value?.slug ?? basename(file, ".yaml"));
}

/** Checks that every picture named in a file exists and can be drawn. */
async function pictureProblems(folder: string, { value, problemAt }: ContentFile<unknown>) {
  const checks = picturesIn(value).map(async ([path, picture]) => {
    const reason = await whyUnusable(folder, picture);
    return reason ? [problemAt(path, `the picture "${picture.file}" ${reason}`)] : [];
  });
  return (await Promise.all(checks)).flat();
}

async function whyUnusable(folder: string, { file, widths }: ContentPicture) {
  // Compared case-sensitively, because Windows and macOS would also find covers/PLAIN.svg.
  if (!entriesIn(folder).includes(file))
    return "is not there: write the name of the folder and file exactly, as in covers/my-book.jpg";
  try {
    const { draw, isDrawing } = await readPicture(join(folder, file));
    // Opening reads only the beginning of a photograph, whose rest may be missing.
    if (!isDrawing)
      await draw(Math.max(...widths))
        .raw()
        .toBuffer();
  } catch {
    return "cannot be drawn: export it again, as JPEG, PNG or SVG";
  }
}
