import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { collectionSchema, resolveBooks, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { type Content, pageSchemas } from "../src/pages/pages.data.ts";
import { UserError } from "../tools/user-error.ts";
import { crossChecks } from "./cross-checks.ts";
import { type ContentFile, inReadingOrder, type Problem, readYaml } from "./read-yaml.ts";
import { isIgnored, unreadFiles } from "./unread-files.ts";

/** Every file of the content folder, with its value or its problems. */
export type ContentFiles = Awaited<ReturnType<typeof readFiles>>;

export function problemLine({ file, line, reason }: Problem) {
  return `${file}:${line}  ${reason}`;
}

/**
 * Reads and checks the content folder; `siteUrl` replaces the one in site.yaml. Throws an error
 * that lists every problem.
 */
export async function loadContent(folder: string, siteUrl?: string): Promise<Content> {
  const { filesByKind, problems } = await checkContent(folder);
  if (siteUrl && !siteSchema.shape.siteUrl.safeParse(siteUrl).success) {
    problems.push({ file: "SITE_URL", line: 1, reason: `"${siteUrl}" is not an https address` });
  }
  const lines = problems.map(problemLine).join("\n");
  if (lines) throw new UserError(`The content has problems:\n\n${lines}\n`);
  const pages = Object.entries(filesByKind.pages).map(([name, { value }]) => [name, value]);
  return {
    site: {
      ...contentOf(filesByKind.site),
      ...(siteUrl && { siteUrl: new URL("/", siteUrl).href }),
    },
    pages: Object.fromEntries(pages),
    ...resolveBooks(filesByKind.collections.map(contentOf), filesByKind.volumes.map(contentOf)),
  };
}

/** Reads the content folder, even if files are broken, and lists all problems in reading order. */
export async function checkContent(folder: string) {
  const filesByKind = await readFiles(folder);
  const { site, pages, collections, volumes } = filesByKind;
  const files = [site, ...Object.values(pages), ...collections, ...volumes];
  const problems = [
    ...files.flatMap((source) => source.problems),
    ...unreadFiles(folder, files),
    ...(await crossChecks(folder, files, filesByKind)),
  ];
  return { files, filesByKind, problems: inReadingOrder(problems) };
}

type PageFiles = {
  [Name in keyof typeof pageSchemas]: ContentFile<z.output<(typeof pageSchemas)[Name]>>;
};

async function readFiles(folder: string) {
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<ContentFile<T>> => {
    const file = `${basename(folder)}/${name}`;
    const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
    return text === undefined
      ? unreadableFile(file, "the file is missing")
      : readYaml(file, text, schema);
  };
  const readAll = async <T>(kind: string, schema: z.ZodType<T>) => {
    const names = (await readdir(join(folder, kind)).catch(() => [])).sort();
    const wanted = names.filter((name) => name.endsWith(".yaml") && !isIgnored(name));
    return Promise.all(wanted.map((name) => read(`${kind}/${name}`, schema)));
  };
  const pages = Object.entries(pageSchemas).map(async ([name, schema]) => {
    return [name, await read<unknown>(`pages/${name}.yaml`, schema)];
  });
  return {
    site: await read("site.yaml", siteSchema),
    pages: Object.fromEntries(await Promise.all(pages)) as PageFiles,
    collections: await readAll("collections", collectionSchema),
    volumes: await readAll("volumes", volumeSchema),
  };
}

function unreadableFile<T>(file: string, reason: string): ContentFile<T> {
  const problemAt = (_path: unknown, reason: string) => ({ file, line: 1, reason });
  return { file, value: undefined, problems: [problemAt([], reason)], problemAt };
}

/** Every file without problems has a value. */
function contentOf<T>({ value }: ContentFile<T>) {
  return value as T;
}
