import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fullTitle } from "../head/page-facts.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Collection, Sources, Volume } from "./read-folder.ts";
import type { Problem, SourceFile } from "./source-file.ts";

/** What no file can know alone: names used twice, and names of things that are not there. */
export function crossChecks(folder: string, sources: Sources): Problem[] {
  const { home, buy, guide, collections, volumes } = sources;
  const books: SourceFile<Collection | Volume>[] = [...collections, ...volumes];
  return [
    ...duplicates(books, "slug", (book) => [[book.slug, ["slug"]]]),
    ...duplicates(books, "title", (book) => [[fullTitle(book), ["title"]]]),
    ...duplicates(collections, "id", (book) => [[book.id, ["id"]]]),
    ...duplicates(volumes, "quote id", ({ quotes }) =>
      quotes.map(({ id }, at) => [id, ["quotes", at, "id"]]),
    ),
    ...duplicates([guide], "step id", ({ steps }) =>
      steps.map(({ id }, at) => [String(id), ["steps", at, "id"]]),
    ),
    ...collections.flatMap((collection) =>
      duplicates([collection], "volume", (book) =>
        book.volumes.map((slug, at) => [slug, ["volumes", at]]),
      ),
    ),
    ...badPictures(folder, books, (book) => [[book.cover, ["cover"]]]),
    ...badPictures(folder, [buy], (page) => [[page.picture, ["picture"]]]),
    ...badPictures(folder, [guide], ({ steps }) =>
      steps.map(({ picture }, at) => [picture, ["steps", at, "picture"]]),
    ),
    ...unknownVolumes(collections, volumes),
    ...unknownBuyPlace(home, collections),
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

function badPictures<T>(folder: string, files: SourceFile<T>[], find: (data: T) => Found[]) {
  return files.flatMap(({ file, data, lineOf }) =>
    (data ? find(data) : []).flatMap(([picture, path]) => {
      const fault = pictureFault(folder, picture);
      return fault
        ? [{ file, line: lineOf(path), reason: `the picture "${picture}" ${fault}` }]
        : [];
    }),
  );
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

function unknownBuyPlace(home: Sources["home"], collections: SourceFile<Collection>[]): Problem[] {
  const id = home.data?.buy.afterBook;
  if (id === undefined || collections.some(({ data }) => !data || data.id === id)) return [];
  const line = home.lineOf(["buy", "afterBook"]);
  return [{ file: home.file, line, reason: `there is no collection with the id "${id}"` }];
}
