import { inspect } from "node:util";
import type { Collection } from "../../src/content/books.ts";
import type { Content } from "../../src/content/page.ts";
import { siteSchema } from "../../src/content/site.content.ts";
import { type Problem, problemLine } from "./problem.ts";
import { readFolder } from "./read-folder.ts";
import type { SourceFile } from "./source-file.ts";

/** Stops the build, listing every problem in the content at once. */
export class ContentError extends Error {
  constructor(problems: Problem[]) {
    super(problems.map(problemLine).join("\n"));
  }
  /** As Vite prints it, for an author, who has no use for our call stack. */
  [inspect.custom]() {
    return `The content has problems:\n\n${this.message}\n`;
  }
}

/**
 * Reads and checks the whole content folder; throws a ContentError with all its problems.
 * `siteUrl` stands in for the address in the content.
 */
export async function loadContent(folder: string, siteUrl?: string): Promise<Content> {
  const { sources, problems } = await readFolder(folder);
  if (siteUrl) problems.unshift(...wrongSiteUrl(siteUrl));
  if (problems.length > 0) throw new ContentError(problems);

  return {
    folder,
    site: { ...dataOf(sources.site), ...(siteUrl ? { siteUrl } : {}) },
    bookWords: dataOf(sources.bookWords),
    pages: sources.pages.map(({ definition, source }) => ({ definition, words: dataOf(source) })),
    collections: sources.collections.map(dataOf).sort(byId),
    volumes: sources.volumes.map(dataOf),
  };
}

export function byId(a: Collection, b: Collection) {
  return a.id.localeCompare(b.id, "en", { numeric: true });
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
