import { basename, extname, join } from "node:path";
import type { Collection, Volume } from "../src/content/books.ts";
import { picturesIn } from "../src/content/picture.ts";
import { filesIn } from "../tools/paths.ts";
import { openPicture } from "./open-picture.ts";
import type { Sources } from "./read-content.ts";
import { didYouMean, type Problem, type Source } from "./read-yaml.ts";

/** A name defined or used in a file, with its position; `reason` is filled in later. */
type Mention = Problem & { name: string };

/** Checks across files: duplicate names, unknown names and missing pictures. */
export async function crossChecks(
  folder: string,
  files: Source<unknown>[],
  { pages, collections, volumes }: Sources,
): Promise<Problem[]> {
  const books: Source<Collection | Volume>[] = [...collections, ...volumes];
  const ids = mentions(collections, ({ id }) => [[["id"], id]]);
  const slugs = mentions(books, ({ slug }) => [[["slug"], slug]]);
  const titles = mentions(books, (book) => {
    const volume = "quotes" in book && book.subtitle ? `, ${book.subtitle}` : "";
    return [[["title"], book.title + volume]];
  });
  const quoteIds = mentions(volumes, ({ quotes }) =>
    quotes.map(({ id }, at) => [["quotes", at, "id"], id]),
  );
  const parts = collections.map((collection) =>
    mentions([collection], (book) => book.volumes.map((slug, at) => [["volumes", at], slug])),
  );
  // Skipped if a collection is unreadable, because `afterBook` may refer to it.
  const homes = collections.every(({ value }) => value) ? [pages.home] : [];
  const afterBook = mentions(homes, ({ buy }) => [[["buy", "afterBook"], buy.afterBook]]);
  const knownIds = ids.map(({ name }) => name);
  return [
    ...usedTwice("id", ids),
    ...usedTwice("slug", slugs),
    ...usedTwice("title", titles),
    ...usedTwice("quote id", quoteIds),
    ...parts.flatMap((volumes) => usedTwice("volume", volumes)),
    ...unknown("volume", slugsOf(volumes), parts.flat()),
    ...unknown("collection with the id", knownIds, afterBook),
    ...(await Promise.all(files.map((file) => pictureProblems(folder, file)))).flat(),
  ];
}

type Path = (string | number)[];

function mentions<T>(files: Source<T>[], find: (value: T) => [Path, string][]): Mention[] {
  return files.flatMap(({ value, problemAt }) =>
    (value === undefined ? [] : find(value)).map(([path, name]) => {
      return { ...problemAt(path, ""), name };
    }),
  );
}

function usedTwice(what: string, all: Mention[]) {
  return all.flatMap(({ name, ...place }, at): Problem[] => {
    const first = all.slice(0, at).find((other) => other.name === name);
    if (!first) return [];
    const reason = `${what} "${name}" is already used in ${first.file}:${first.line}`;
    return [{ ...place, reason }];
  });
}

function unknown(what: string, known: string[], all: Mention[]) {
  const lost = all.filter(({ name }) => !known.includes(name));
  return lost.map(({ name, ...place }): Problem => {
    return { ...place, reason: `there is no ${what} "${name}"${didYouMean(name, known)}` };
  });
}

/** An unreadable volume is known by its file's name, and has a problem of its own. */
export function slugsOf(volumes: Sources["volumes"]) {
  return volumes.map(({ file, value }) => value?.slug ?? basename(file, ".yaml"));
}

/** Checks that every picture named in a file exists and can be drawn. */
async function pictureProblems(folder: string, { value, problemAt }: Source<unknown>) {
  const checks = picturesIn(value).map(async ([path, { file }]) => {
    const fault = await pictureFault(folder, file);
    return fault ? [problemAt(path, `the picture "${file}" ${fault}`)] : [];
  });
  return (await Promise.all(checks)).flat();
}

async function pictureFault(folder: string, picture: string) {
  const names = filesIn(folder).filter((name) => extname(name) !== ".yaml");
  // Compared case-sensitively, because Windows and macOS would also find covers/PLAIN.svg.
  if (!names.includes(picture)) {
    const inFolder = names.find((name) => basename(name) === picture);
    return `is not there${didYouMean(inFolder ?? picture, names)}`;
  }
  const opened = await openPicture(join(folder, picture)).catch(() => undefined);
  return opened ? undefined : "cannot be drawn: export it again, as JPEG, PNG or SVG";
}
