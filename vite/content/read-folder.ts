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
  /** All of these. */
  files: SourceFile<unknown>[];
}

/** Reads the content folder, however broken, and finds everything wrong with it in reading order. */
export async function readFolder(folder: string) {
  const [site, bookWords, pages, collections, volumes] = await Promise.all([
    readSource(folder, "site.yaml", siteSchema),
    readSource(folder, "pages/book.yaml", bookWordsSchema),
    readPages(folder),
    readAll(folder, "collections", collectionSchema),
    readAll(folder, "volumes", volumeSchema),
  ]);
  const files = [site, bookWords, ...pages.map(({ source }) => source), ...collections, ...volumes];
  const sources: Sources = { site, bookWords, pages, collections, volumes, files };
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...(await crossChecks(folder, sources)),
    ...(await leftOut(folder)),
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

/** Files that nobody would read: named `.yml` or `.rtf` by an editor, or beside their folder. */
async function leftOut(folder: string): Promise<Problem[]> {
  const problem = (name: string, wayOut: string) => ({
    file: `${basename(folder)}/${name}`,
    line: 1,
    reason: `is left out: ${wayOut}`,
  });
  const books = ["collections", "volumes"].map(async (kind) => {
    const names = await namesIn(folder, kind);
    return names
      .filter((name) => !/\.yaml$|^(\.|~|Thumbs\.db$|desktop\.ini$)/.test(name))
      .map((name) => problem(`${kind}/${name}`, "its name must end in .yaml"));
  });
  const beside = (await namesIn(folder, ""))
    .filter((name) => /\.ya?ml(\.txt)?$/i.test(name) && name !== "site.yaml")
    .map((name) => problem(name, "move it into the folder volumes, collections or pages"));
  return [...(await Promise.all(books)).flat(), ...beside];
}

async function namesIn(folder: string, kind: string) {
  const names = await readdir(join(folder, kind)).catch(() => []);
  return names.sort();
}
