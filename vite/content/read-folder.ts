import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { crossChecks } from "./cross-checks.ts";
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

/** Every file of the content folder, each with its words or with its problems. */
export interface Sources {
  site: SourceFile<z.infer<typeof siteSchema>>;
  home: SourceFile<z.infer<typeof homeSchema>>;
  buy: SourceFile<z.infer<typeof buySchema>>;
  dice: SourceFile<z.infer<typeof diceSchema>>;
  guide: SourceFile<z.infer<typeof guideSchema>>;
  collections: SourceFile<Collection>[];
  volumes: SourceFile<Volume>[];
}

/** Reads the content folder, however broken, and finds everything wrong with it in reading order. */
export async function readFolder(
  folder: string,
): Promise<{ sources: Sources; problems: Problem[] }> {
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
  const sources = { site, home, buy, dice, guide, collections, volumes };
  const problems = [
    ...[site, home, buy, dice, guide, ...collections, ...volumes].flatMap((file) => file.problems),
    ...crossChecks(folder, sources),
    ...(await misnamed(folder, "collections")),
    ...(await misnamed(folder, "volumes")),
    ...(await misplaced(folder)),
  ];
  return { sources, problems: inReadingOrder(problems) };
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

function inReadingOrder(problems: Problem[]) {
  return problems.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}
