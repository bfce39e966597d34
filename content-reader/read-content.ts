import { resolveBooks } from "../src/content-model/books.ts";
import { siteSchema } from "../src/content-model/site.ts";
import type { Content } from "../src/pages/all-pages.data.ts";
import { UserError } from "../tools/user-error.ts";
import { crossChecks } from "./cross-checks.ts";
import { readContentFiles } from "./read-files.ts";
import { strayFiles } from "./stray-files.ts";
import { type ContentFile, inReadingOrder, type Problem } from "./validate-file.ts";

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
  const filesByKind = await readContentFiles(folder);
  const { site, pages, collections, volumes } = filesByKind;
  const files = [site, ...Object.values(pages), ...collections, ...volumes];
  const problems = [
    ...files.flatMap((source) => source.problems),
    ...strayFiles(folder),
    ...(await crossChecks(folder, files, filesByKind)),
  ];
  return { files, filesByKind, problems: inReadingOrder(problems) };
}

/** Every file without problems has a value. */
function contentOf<T>({ value }: ContentFile<T>) {
  return value as T;
}
