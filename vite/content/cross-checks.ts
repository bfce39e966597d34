import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Collection, Volume } from "../../src/content/books.ts";
import { isPictureFile } from "../../src/content/picture.ts";
import { openPicture } from "../pictures.ts";
import type { Sources } from "./read-content.ts";
import { didYouMean, type Problem, type Source } from "./read-yaml.ts";

type Found = [value: string, path: (string | number)[]];

/** What no file can know alone: names used twice, and names of things that are not there. */
export async function crossChecks(
  folder: string,
  files: Source<unknown>[],
  { pages, collections, volumes }: Sources,
): Promise<Problem[]> {
  const books: Source<Collection | Volume>[] = [...collections, ...volumes];
  const subtitle = (book: Collection | Volume) => ("quotes" in book && book.subtitle) || "";
  return [
    ...twice(books, "slug", (book) => [[book.slug, ["slug"]]]),
    ...twice(books, "title", (book) => [
      [[book.title, subtitle(book)].filter(Boolean).join(", "), ["title"]],
    ]),
    ...twice(collections, "id", (book) => [[book.id, ["id"]]]),
    ...twice(volumes, "quote id", ({ quotes }) =>
      quotes.map(({ id }, at) => [id, ["quotes", at, "id"]]),
    ),
    ...collections.flatMap((collection) =>
      twice([collection], "volume", (book) =>
        book.volumes.map((slug, at) => [slug, ["volumes", at]]),
      ),
    ),
    ...unknown(collections, "volume", slugsOf(volumes), (book) =>
      book.volumes.map((slug, at) => [slug, ["volumes", at]]),
    ),
    ...unknown([pages.home], "collection with the id", idsOf(collections), ({ buy }) => [
      [buy.afterBook, ["buy", "afterBook"]],
    ]),
    ...(await Promise.all(files.map((file) => pictureFaults(folder, file)))).flat(),
  ];
}

function twice<T>(files: Source<T>[], what: string, find: (value: T) => Found[]) {
  const first = new Map<string, Problem>();
  return eachFound(files, find, (name, problemHere) => {
    const other = first.get(name);
    if (!other) first.set(name, problemHere(""));
    return other && problemHere(`${what} "${name}" is already used in ${other.file}:${other.line}`);
  });
}

function unknown<T>(
  files: Source<T>[],
  what: string,
  known: string[] | undefined,
  find: (value: T) => Found[],
) {
  return eachFound(files, find, (name, problemHere) =>
    !known || known.includes(name)
      ? undefined
      : problemHere(`there is no ${what} "${name}"${didYouMean(name, known)}`),
  );
}

function eachFound<T>(
  files: Source<T>[],
  find: (value: T) => Found[],
  judge: (name: string, problemHere: (reason: string) => Problem) => Problem | undefined,
) {
  return files.flatMap(({ value, problemAt }) =>
    (value === undefined ? [] : find(value)).flatMap(
      ([name, path]) => judge(name, (reason) => problemAt(path, reason)) ?? [],
    ),
  );
}

/** None while a collection cannot be read: it may be the one. */
function idsOf(collections: Sources["collections"]) {
  const ids = collections.flatMap(({ value }) => value?.id ?? []);
  return ids.length < collections.length ? undefined : ids;
}

/** A volume that cannot be read is known by the name of its file, and has its own problem. */
function slugsOf(volumes: Sources["volumes"]) {
  return volumes.map(({ file, value }) => value?.slug ?? basename(file, ".yaml"));
}

async function pictureFaults(folder: string, { value, problemAt }: Source<unknown>) {
  const faults = picturesIn(value).map(async ([picture, path]) => {
    const fault = await pictureFault(folder, picture);
    return fault ? [problemAt(path, `the picture "${picture}" ${fault}`)] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** Every picture named anywhere in a file, with its place. */
function picturesIn(value: unknown, path: Found[1] = []): Found[] {
  if (isPictureFile(value)) return [[value.file, path]];
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => picturesIn(Reflect.get(value, key), [...path, key]));
}

async function pictureFault(folder: string, picture: string) {
  const places = ["covers", "pictures", dirname(picture)].filter((it) =>
    existsSync(join(folder, it)),
  );
  const names = places.flatMap((it) =>
    readdirSync(join(folder, it)).map((name) => `${it}/${name}`),
  );
  // Held against the names as they are written: Windows and macOS would also find covers/PLAIN.svg.
  if (!names.includes(picture)) {
    const inFolder = names.find((name) => basename(name) === picture);
    return `is not there${didYouMean(inFolder ?? picture, names)}`;
  }
  const opened = await openPicture(join(folder, picture)).catch(() => undefined);
  return opened ? undefined : "cannot be drawn: export it again, as JPEG, PNG or SVG";
}
