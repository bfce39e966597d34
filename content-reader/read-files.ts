import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content-model/book-schemas.ts";
import { siteSchema } from "../src/content-model/site.ts";
import { dataFiles, type PageKind, type Pages } from "../src/pages/all-pages.data.ts";
import { type ContentFile, validateFile } from "./validate-file.ts";

/** Every file of the content folder, with its value or its problems. */
export type ContentFiles = Awaited<ReturnType<typeof readContentFiles>>;

type PageFiles = { [Kind in PageKind]: ContentFile<z.output<Pages[Kind]["schema"]>> };

export async function readContentFiles(folder: string) {
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<ContentFile<T>> => {
    const file = `${basename(folder)}/${name}`;
    const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
    return text === undefined ? missingFile(file) : validateFile(file, text, schema);
  };
  const readAll = async <T>(kind: string, schema: z.ZodType<T>) => {
    const all = await readdir(join(folder, kind)).catch(() => []);
    const wanted = all.filter((name) => /^[^.].*\.yaml$/.test(name)); // macOS adds ._late.yaml
    // Without the ending, a copy such as late-1 comes after late, and is where duplicates are found.
    const names = wanted.map((name) => basename(name, ".yaml")).sort();
    return Promise.all(names.map((name) => read(`${kind}/${name}.yaml`, schema)));
  };
  const pages = dataFiles.map(async ([kind, { schema }]) => {
    return [kind, await read<unknown>(`pages/${kind}.yaml`, schema)];
  });
  return {
    site: await read("site.yaml", siteSchema),
    pages: Object.fromEntries(await Promise.all(pages)) as PageFiles,
    collections: await readAll("collections", collectionSchema),
    volumes: await readAll("volumes", volumeSchema),
  };
}

function missingFile<T>(file: string): ContentFile<T> {
  const problemAt = (_path: unknown, reason: string) => ({ file, line: 1, reason });
  return { file, value: undefined, problems: [problemAt([], "the file is missing")], problemAt };
}
