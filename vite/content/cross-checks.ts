import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { type Collection, fullTitle, type Volume } from "../../src/content/books.ts";
import { isPictureFile, type PictureFile } from "../../src/content/picture.ts";
import { pictureFacts } from "../pictures/open.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Problem } from "./problem.ts";
import type { Sources } from "./read-folder.ts";
import { type SourceFile, slugOf } from "./source-file.ts";

/** What no file can know alone: names used twice, and names of things that are not there. */
export async function crossChecks(folder: string, sources: Sources): Promise<Problem[]> {
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
    ...(await ofEachPicture(sources, ({ file }) => pictureFault(folder, file))),
    ...unknownVolumes(collections, volumes),
    ...pages.flatMap((page) => unfitting(page, collections)),
  ];
}

type Found = [value: string, path: (string | number)[]];

function duplicates<T>(files: SourceFile<T>[], what: string, find: (data: T) => Found[]) {
  const firstPlace = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { data, problemAt } of files) {
    for (const [value, path] of data ? find(data) : []) {
      const first = firstPlace.get(value);
      const { file, line } = problemAt(path, "");
      if (!first) firstPlace.set(value, `${file}:${line}`);
      else problems.push(problemAt(path, `${what} "${value}" is already used in ${first}`));
    }
  }
  return problems;
}

/** What `find` says against each picture that the content names, at its place. */
export async function ofEachPicture(
  { files }: Sources,
  find: (picture: PictureFile) => Promise<string | undefined>,
): Promise<Problem[]> {
  const found = files.flatMap(({ data, problemAt }) =>
    picturesIn(data).map(async ([picture, path]) => {
      const fault = await find(picture);
      return fault ? [problemAt(path, `the picture "${picture.file}" ${fault}`)] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Every picture named anywhere in the data, with its place. */
function picturesIn(data: unknown, path: Found[1] = []): [PictureFile, Found[1]][] {
  if (isPictureFile(data)) return [[data, path]];
  if (typeof data !== "object" || data === null) return [];
  const keys = Array.isArray(data) ? data.keys() : Object.keys(data);
  return [...keys].flatMap((key) => picturesIn(Reflect.get(data, key), [...path, key]));
}

async function pictureFault(folder: string, picture: string) {
  const names = ["covers", "pictures", dirname(picture)].flatMap((place) =>
    existsSync(join(folder, place))
      ? readdirSync(join(folder, place)).map((name) => `${place}/${name}`)
      : [],
  );
  // Held against the names as they are written: Windows and macOS would also find covers/PLAIN.svg.
  if (!names.includes(picture)) {
    const stem = (name: string) => basename(name, extname(name)).toLowerCase();
    const twin = names.find((name) => stem(name) === stem(picture));
    const near = twin ? `: did you mean "${twin}"?` : didYouMean(picture, names);
    return `is not there${near || `: put it into ${basename(folder)}/${dirname(picture)}`}`;
  }
  const bytes = await readFile(join(folder, picture));
  const isPicture = await pictureFacts(bytes).catch(() => undefined);
  return isPicture ? undefined : "cannot be drawn: export it again, as JPEG, PNG or SVG";
}

function unknownVolumes(collections: SourceFile<Collection>[], volumes: SourceFile<Volume>[]) {
  const known = volumes.map(slugOf); // a broken one has its own problem
  return collections.flatMap(({ data, problemAt }) =>
    (data?.volumes ?? []).flatMap((slug, at) => {
      const reason = `there is no volume "${slug}"${didYouMean(slug, known)}`;
      return known.includes(slug) ? [] : [problemAt(["volumes", at], reason)];
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
  return faults.map(({ path, reason }) => source.problemAt(path, reason));
}
