import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { type BookWords, bookWordsSchema } from "../../src/content/book-words.content.ts";
import {
  type Collection,
  collectionSchema,
  type Volume,
  volumeSchema,
} from "../../src/content/books.ts";
import type { PageDefinition, PageWords } from "../../src/content/page.ts";
import { type Site, siteSchema } from "../../src/content/site.content.ts";
import { crossChecks } from "./cross-checks.ts";
import { findPages } from "./find-pages.ts";
import { inReadingOrder, type Problem } from "./problem.ts";
import { readSource, type SourceFile } from "./source-file.ts";

/** Every file of the content folder, each with its words or with its problems. */
export interface Sources {
  site: SourceFile<Site>;
  bookWords: SourceFile<BookWords>;
  pages: { definition: PageDefinition; source: SourceFile<PageWords> }[];
  collections: SourceFile<Collection>[];
  volumes: SourceFile<Volume>[];
}

/** Reads the content folder, however broken, and finds everything wrong with it in reading order. */
export async function readFolder(
  folder: string,
): Promise<{ sources: Sources; problems: Problem[] }> {
  const [site, bookWords, pages, collections, volumes] = await Promise.all([
    readSource(folder, "site.yaml", siteSchema),
    readSource(folder, "pages/book.yaml", bookWordsSchema),
    readPages(folder),
    readAll(folder, "collections", collectionSchema),
    readAll(folder, "volumes", volumeSchema),
  ]);
  const sources = { site, bookWords, pages, collections, volumes };
  const files = [site, bookWords, ...pages.map(({ source }) => source), ...collections, ...volumes];
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...(await crossChecks(folder, sources)),
    ...(await Promise.all(["collections", "volumes"].map((kind) => misnamed(folder, kind)))).flat(),
    ...(await misplaced(folder)),
  ];
  return { sources, problems: inReadingOrder(problems) };
}

/** The source of a page by its definition. */
export function sourceOf<Words extends PageWords>(
  { pages }: Sources,
  { name }: PageDefinition<Words, object>,
) {
  const page = pages.find(({ definition }) => definition.name === name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page.source as SourceFile<Words>; // read by that definition's own schema
}

async function readPages(folder: string) {
  const definitions = await findPages();
  return Promise.all(
    definitions.map(async (definition) => ({
      definition,
      source: await readSource(folder, `pages/${definition.name}.yaml`, definition.schema),
    })),
  );
}

async function readAll<T>(folder: string, kind: string, schema: z.ZodType<T>) {
  const names = await namesIn(folder, kind);
  const files = names.filter((name) => name.endsWith(".yaml"));
  return Promise.all(files.map((name) => readSource(folder, `${kind}/${name}`, schema)));
}

/** A file that an editor named `.yml`, `.txt` or `.rtf` would be left out without a word. */
async function misnamed(folder: string, kind: string): Promise<Problem[]> {
  const names = await namesIn(folder, kind);
  return names
    .filter((name) => !name.endsWith(".yaml") && !/^(\.|~|Thumbs\.db$|desktop\.ini$)/.test(name))
    .map((name) => ({
      file: `${basename(folder)}/${kind}/${name}`,
      line: 1,
      reason: "is left out: its name must end in .yaml",
    }));
}

/** A book's file beside its folder instead of in it. */
async function misplaced(folder: string): Promise<Problem[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.ya?ml(\.txt)?$/i.test(name) && name !== "site.yaml")
    .map((name) => ({
      file: `${basename(folder)}/${name}`,
      line: 1,
      reason: "is left out: move it into the folder volumes, collections or pages",
    }));
}

async function namesIn(folder: string, kind: string) {
  const names = await readdir(join(folder, kind)).catch(() => []);
  return names.sort();
}
