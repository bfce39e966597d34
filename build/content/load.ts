import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { fullTitle } from "../head/page-facts.ts";
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
    this.stack = this.message; // told to an author, who has no use for our call stack
    this.problems = problems;
  }
}

/**
 * Reads and checks the whole content folder; throws a ContentError with all its problems.
 * `siteUrl` stands in for the address in the content.
 */
export async function loadContent(folder: string, siteUrl?: string): Promise<Content> {
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
    ...duplicates(books, "title", (book) => [[fullTitle(book), ["title"]]]),
    ...duplicates(collections, "id", (book) => [[book.id, ["id"]]]),
    ...duplicates(volumes, "quote id", (volume) =>
      volume.quotes.map((quote, at) => [quote.id, ["quotes", at, "id"]]),
    ),
    ...badPictures(folder, books, (book) => [[book.cover, ["cover"]]]),
    ...badPictures(folder, [buy], (page) => [[page.picture, ["picture"]]]),
    ...badPictures(folder, [guide], (page) =>
      page.steps.map((step, at) => [step.picture, ["steps", at, "picture"]]),
    ),
    ...collections.flatMap((collection) =>
      duplicates([collection], "volume", (book) =>
        book.volumes.map((slug, at) => [slug, ["volumes", at]]),
      ),
    ),
    ...duplicates([guide], "step id", (page) =>
      page.steps.map((step, at) => [String(step.id), ["steps", at, "id"]]),
    ),
    ...unknownVolumes(collections, volumes),
    ...(siteUrl ? wrongSiteUrl(siteUrl) : []),
    ...(await misnamed(folder, "collections")),
    ...(await misnamed(folder, "volumes")),
    ...unknownBuyPlace(home, collections),
  ];
  if (problems.length > 0) throw new ContentError(inReadingOrder(problems));

  return {
    folder,
    site: { ...dataOf(site), ...(siteUrl ? { siteUrl } : {}) },
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

/** A file that an editor named `.yml` or `.yaml.txt` would be left out without a word. */
async function misnamed(folder: string, kind: string): Promise<Problem[]> {
  const names = await readdir(join(folder, kind)).catch(() => []);
  return names
    .filter((name) => /\.ya?ml(\.txt)?$/i.test(name) && !name.endsWith(".yaml"))
    .map((name) => ({
      file: `${basename(folder)}/${kind}/${name}`,
      line: 1,
      reason: "is left out: its name must end in .yaml",
    }));
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

function badPictures<T>(folder: string, files: SourceFile<T>[], find: (data: T) => Found[]) {
  return files.flatMap(({ file, data, lineOf }) =>
    (data ? find(data) : []).flatMap(([picture, path]) => {
      const fault = pictureFault(join(folder, picture));
      return fault
        ? [{ file, line: lineOf(path), reason: `the picture "${picture}" ${fault}` }]
        : [];
    }),
  );
}

function pictureFault(file: string) {
  if (!existsSync(file)) return "is not there";
  return readFileSync(file, "utf8").includes("<svg") ? undefined : "is no SVG drawing";
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

function wrongSiteUrl(siteUrl: string): Problem[] {
  const { error } = siteSchema.shape.siteUrl.safeParse(siteUrl);
  return (error?.issues ?? []).map(({ message }) => ({
    file: "SITE_URL",
    line: 1,
    reason: `"${siteUrl}" ${message}`,
  }));
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
