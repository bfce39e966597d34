import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import {
  buySchema,
  collectionSchema,
  diceSchema,
  guideSchema,
  homeSchema,
  siteSchema,
  volumeSchema,
} from "./schema.ts";
import { type Problem, readSource, type SourceFile } from "./source-file.ts";

export type Collection = z.infer<typeof collectionSchema>;
export type Volume = z.infer<typeof volumeSchema>;

/** Everything in the content folder, read and checked; files are still named, not loaded. */
export interface Content {
  folder: string;
  site: z.infer<typeof siteSchema>;
  collections: Collection[];
  volumes: Volume[];
  home: z.infer<typeof homeSchema>;
  buy: z.infer<typeof buySchema>;
  dice: z.infer<typeof diceSchema>;
  guide: z.infer<typeof guideSchema>;
}

/** Stops the build, listing every problem in the content at once. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line}  ${reason}`).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Reads and checks the whole content folder; throws a ContentError with all its problems. */
export async function loadContent(folder: string): Promise<Content> {
  const one = <T>(name: string, schema: z.ZodType<T>) => readSource(folder, name, schema);
  const [site, home, buy, dice, guide, collections, volumes] = await Promise.all([
    one("site.yaml", siteSchema),
    one("pages/home.yaml", homeSchema),
    one("pages/buy.yaml", buySchema),
    one("pages/dice.yaml", diceSchema),
    one("pages/guide.yaml", guideSchema),
    readAll(folder, "collections", collectionSchema),
    readAll(folder, "volumes", volumeSchema),
  ]);

  const books: SourceFile<Collection | Volume>[] = [...collections, ...volumes];
  const problems = [
    ...[site, home, buy, dice, guide, ...books].flatMap((file) => file.problems),
    ...duplicates(books, "slug", (book) => [[book.slug, ["slug"]]]),
    ...duplicates(collections, "id", (book) => [[book.id, ["id"]]]),
    ...duplicates(volumes, "quote id", (volume) =>
      volume.quotes.map((quote, at) => [quote.id, ["quotes", at, "id"]]),
    ),
    ...missingPictures(folder, books, (book) => [[book.cover, ["cover"]]]),
    ...missingPictures(folder, [buy], (page) => [[page.picture, ["picture"]]]),
    ...missingPictures(folder, [guide], (page) =>
      page.steps.map((step, at) => [step.picture, ["steps", at, "picture"]]),
    ),
    ...unknownVolumes(collections, volumes),
    ...unknownBuyPlace(home, collections),
  ];
  if (problems.length > 0) throw new ContentError(inReadingOrder(problems));

  return {
    folder,
    site: dataOf(site),
    home: dataOf(home),
    buy: dataOf(buy),
    dice: dataOf(dice),
    guide: dataOf(guide),
    collections: collections.map(dataOf).sort(byId),
    volumes: volumes.map(dataOf),
  };
}

type Found = [value: string, path: (string | number)[]];

async function readAll<T>(folder: string, kind: string, schema: z.ZodType<T>) {
  const names = await readdir(join(folder, kind)).catch(() => []);
  const files = names.filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(files.map((name) => readSource(folder, `${kind}/${name}`, schema)));
}

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

function missingPictures<T>(folder: string, files: SourceFile<T>[], find: (data: T) => Found[]) {
  return files.flatMap(({ file, data, lineOf }) =>
    (data ? find(data) : [])
      .filter(([picture]) => !existsSync(join(folder, picture)))
      .map(([picture, path]) => ({
        file,
        line: lineOf(path),
        reason: `the picture "${picture}" is not there`,
      })),
  );
}

function unknownVolumes(collections: SourceFile<Collection>[], volumes: SourceFile<Volume>[]) {
  // A volume whose own file is broken has its own problem; here its file name vouches for it.
  const known = new Set(
    volumes.map(({ file, data }) => data?.slug ?? file.replace(/^.*\/|\.yaml$/g, "")),
  );
  return collections.flatMap(({ file, data, lineOf }) =>
    (data?.volumes ?? []).flatMap((slug, at) =>
      known.has(slug)
        ? []
        : [{ file, line: lineOf(["volumes", at]), reason: `there is no volume "${slug}"` }],
    ),
  );
}

function unknownBuyPlace(
  home: SourceFile<Content["home"]>,
  collections: SourceFile<Collection>[],
): Problem[] {
  const id = home.data?.buy.afterBook;
  if (id === undefined || collections.some(({ data }) => !data || data.id === id)) return [];
  const line = home.lineOf(["buy", "afterBook"]);
  return [{ file: home.file, line, reason: `there is no collection with the id "${id}"` }];
}

function dataOf<T>({ file, data }: SourceFile<T>): T {
  if (data === undefined) throw new Error(`${file} was not read`);
  return data;
}

function byId(a: Collection, b: Collection) {
  return a.id.localeCompare(b.id, "en", { numeric: true });
}

function inReadingOrder(problems: Problem[]) {
  return problems.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}
