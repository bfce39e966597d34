import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Collection, fullTitle, type Volume } from "../../src/content/books.ts";
import { isPictureFile } from "../../src/content/picture.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Sources } from "./read-folder.ts";
import type { Problem, SourceFile } from "./source-file.ts";

/** What no file can know alone: names used twice, and names of things that are not there. */
export function crossChecks(folder: string, sources: Sources): Problem[] {
  const { pages, collections, volumes } = sources;
  const books: SourceFile<Collection | Volume>[] = [...collections, ...volumes];
  return [
    ...duplicates(books, "slug", (book) => [[book.slug, ["slug"]]]),
    ...duplicates(books, "title", (book) => [[fullTitle(book), ["title"]]]),
    ...duplicates(collections, "id", (book) => [[book.id, ["id"]]]),
    ...duplicates(volumes, "quote id", ({ quotes }) =>
      quotes.map(({ id }, at) => [id, ["quotes", at, "id"]]),
    ),
    ...collections.flatMap((collection) =>
      duplicates([collection], "volume", (book) =>
        book.volumes.map((slug, at) => [slug, ["volumes", at]]),
      ),
    ),
    ...[...books, ...pages.map(({ source }) => source)].flatMap((file) =>
      badPictures(folder, file),
    ),
    ...unknownVolumes(collections, volumes),
    ...pages.flatMap((page) => unfitting(page, collections)),
  ];
}

type Found = [value: string, path: (string | number)[]];

function duplicates<T>(files: SourceFile<T>[], what: string, find: (data: T) => Found[]) {
  const firstPlace = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, data, lineOf } of files) {
    for (const [value, path] of data ? find(data) : []) {
      const line = lineOf(path);
      const first = firstPlace.get(value);
      if (first) {
        problems.push({ file, line, reason: `${what} "${value}" is already used in ${first}` });
      } else {
        firstPlace.set(value, `${file}:${line}`);
      }
    }
  }
  return problems;
}

function badPictures(folder: string, { file, data, lineOf }: SourceFile<unknown>) {
  return picturesIn(data).flatMap(([picture, path]) => {
    const fault = pictureFault(folder, picture);
    return fault ? [{ file, line: lineOf(path), reason: `the picture "${picture}" ${fault}` }] : [];
  });
}

/** Every picture named anywhere in the data, with its place. */
function picturesIn(data: unknown, path: Found[1] = []): Found[] {
  if (isPictureFile(data)) return [[data.file, path]];
  if (typeof data !== "object" || data === null) return [];
  const keys = Array.isArray(data) ? data.keys() : Object.keys(data);
  return [...keys].flatMap((key) => picturesIn(Reflect.get(data, key), [...path, key]));
}

function pictureFault(folder: string, picture: string) {
  const file = join(folder, picture);
  if (!existsSync(file))
    return `is not there${didYouMean(picture, picturesBeside(folder, picture))}`;
  return readFileSync(file, "utf8").includes("<svg") ? undefined : "is no SVG drawing";
}

function picturesBeside(folder: string, picture: string) {
  const place = join(folder, dirname(picture));
  return existsSync(place) ? readdirSync(place).map((name) => `${dirname(picture)}/${name}`) : [];
}

function unknownVolumes(collections: SourceFile<Collection>[], volumes: SourceFile<Volume>[]) {
  // A volume whose own file is broken has its own problem; here its file name vouches for it.
  const known = volumes.map(({ file, data }) => data?.slug ?? file.replace(/^.*\/|\.yaml$/g, ""));
  return collections.flatMap(({ file, data, lineOf }) =>
    (data?.volumes ?? []).flatMap((slug, at) => {
      const reason = `there is no volume "${slug}"${didYouMean(slug, known)}`;
      return known.includes(slug) ? [] : [{ file, line: lineOf(["volumes", at]), reason }];
    }),
  );
}

/** What a page finds wrong with its words beside the collections; broken files come first. */
function unfitting(
  { definition, source }: Sources["pages"][number],
  books: SourceFile<Collection>[],
) {
  const collections = books.flatMap(({ data }) => data ?? []);
  if (!source.data || collections.length < books.length) return [];
  const faults = definition.check?.(source.data, collections) ?? [];
  return faults.map(({ path, reason }) => ({
    file: source.file,
    line: source.lineOf(path),
    reason,
  }));
}
