import { basename, extname, join } from "node:path";
import type { Collection, Volume } from "../src/content/books.ts";
import { picturesIn } from "../src/content/picture.ts";
import { entriesIn } from "../tools/folders.ts";
import type { ContentFiles } from "./content-files.ts";
import { openPicture } from "./open-picture.ts";
import { type ContentFile, didYouMean, type Path, type Problem } from "./read-yaml.ts";

/** A name defined or used in a file, with its position; `reason` is filled in later. */
type Mention = Problem & { name: string };

/** Checks across files: duplicate names, unknown names and missing pictures. */
export async function crossChecks(
  folder: string,
  files: ContentFile<unknown>[],
  { pages, ...filesByKind }: ContentFiles,
): Promise<Problem[]> {
  const [collections, volumes] = [
    originalsFirst(filesByKind.collections),
    originalsFirst(filesByKind.volumes),
  ];
  const books = originalsFirst<Collection | Volume>([...collections, ...volumes]);
  const ids = mentions(books, ({ id }) => (id ? [[["id"], id]] : []));
  const slugs = mentions(books, ({ slug }) => [[["slug"], slug]]);
  const titles = mentions(books, (book) => {
    const volume = "quotes" in book && book.subtitle ? `, ${book.subtitle}` : "";
    return [[["title"], book.title + volume]];
  });
  const quoteIds = mentions(volumes, ({ quotes }) =>
    quotes.map(({ id }, index) => [["quotes", index, "id"], id]),
  );
  const volumeMentions = collections.map((collection) =>
    mentions([collection], (book) => book.volumes.map((slug, index) => [["volumes", index], slug])),
  );
  // Skipped if a book is unreadable, because `afterBook` may refer to it.
  const homes = books.every(({ value }) => value) ? [pages.home] : [];
  const afterBook = mentions(homes, ({ buy }) => [[["buy", "afterBook"], buy.afterBook]]);
  const knownIds = ids.map(({ name }) => name);
  return [
    ...duplicateNames("id", ids),
    ...duplicateNames("slug", slugs),
    ...duplicateNames("title", titles),
    ...duplicateNames("quote id", quoteIds),
    ...volumeMentions.flatMap((volumes) => duplicateNames("volume", volumes)),
    ...unknownVolumes(volumes, volumeMentions.flat()),
    ...unknownNames("book with the id", knownIds, afterBook),
    ...(await Promise.all(files.map((file) => pictureProblems(folder, file)))).flat(),
  ];
}

/**
 * Puts a file that is named after its book before its copies, so that a duplicate is reported in
 * the copy: the editor adds a number to a name that is taken, and people copy files.
 */
function originalsFirst<T extends { slug: string }>(books: ContentFile<T>[]) {
  const isCopy = ({ file, value }: ContentFile<T>) => basename(file, ".yaml") !== value?.slug;
  return books.toSorted((a, b) => Number(isCopy(a)) - Number(isCopy(b)));
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

function unknownNames(
  what: string,
  known: string[],
  all: Mention[],
  hintFor = (name: string) => didYouMean(name, known),
) {
  const lost = all.filter(({ name }) => !known.includes(name));
  return lost.map(({ name, ...location }): Problem => {
    return { ...location, reason: `there is no ${what} "${name}"${hintFor(name)}` };
  });
}

/** A volume whose slug is changed in the editor keeps its file's name, and collections its slug. */
function unknownVolumes(volumes: ContentFiles["volumes"], all: Mention[]) {
  const slugs = slugsOf(volumes);
  return unknownNames("volume", slugs, all, (name) => {
    const renamed = volumes.find(({ file }) => basename(file, ".yaml") === name);
    if (!renamed?.value) return didYouMean(name, slugs);
    return `: ${renamed.file} now has the address "${renamed.value.slug}"`;
  });
}

/** The slug of every volume; that of an unreadable one, reported elsewhere, is its file's name. */
export function slugsOf(volumes: ContentFiles["volumes"]) {
  return volumes.map(({ file, value }) => value?.slug ?? basename(file, ".yaml"));
}

/** Checks that every picture named in a file exists and can be drawn. */
async function pictureProblems(folder: string, { value, problemAt }: ContentFile<unknown>) {
  const checks = picturesIn(value).map(async ([path, { file }]) => {
    const fault = await pictureFault(folder, file);
    return fault ? [problemAt(path, `the picture "${file}" ${fault}`)] : [];
  });
  return (await Promise.all(checks)).flat();
}

async function pictureFault(folder: string, picture: string) {
  const names = entriesIn(folder).filter((name) => extname(name) !== ".yaml");
  // Compared case-sensitively, because Windows and macOS would also find covers/PLAIN.svg.
  if (!names.includes(picture)) {
    const inFolder = names.find((name) => basename(name) === picture);
    return `is not there${didYouMean(inFolder ?? picture, names)}`;
  }
  const opened = await openPicture(join(folder, picture)).catch(() => undefined);
  return opened ? undefined : "cannot be drawn: export it again, as JPEG, PNG or SVG";
}
