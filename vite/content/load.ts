import { type Collection, readFolder, type Sources, type Volume } from "./read-folder.ts";
import { siteSchema } from "./schema.ts";
import type { Problem, SourceFile } from "./source-file.ts";

export type { Collection, Volume };

type PageName = "site" | "home" | "buy" | "dice" | "guide";

/** Everything in the content folder, read and checked; files are still named, not loaded. */
export type Content = { [Page in PageName]: NonNullable<Sources[Page]["data"]> } & {
  folder: string;
  collections: Collection[];
  volumes: Volume[];
};

/** Stops the build, listing every problem in the content at once. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(problemLine).join("\n"));
    this.name = "ContentError";
    this.stack = this.message; // told to an author, who has no use for our call stack
    this.problems = problems;
  }
}

export function problemLine({ file, line, reason }: Problem) {
  return `${file}:${line}  ${reason}`;
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
    home: dataOf(sources.home),
    buy: dataOf(sources.buy),
    dice: dataOf(sources.dice),
    guide: dataOf(sources.guide),
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
