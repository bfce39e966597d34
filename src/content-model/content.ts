import type { z } from "zod";
import type { ResolvedBook } from "./books.ts";
import type { Site } from "./site.ts";

/** The author's content, with those files of `content/pages` whose schemas are listed by name. */
export interface ContentWith<Schemas extends Record<string, z.ZodType>> {
  site: Site;
  collections: ResolvedBook[];
  volumes: ResolvedBook[];
  homeBooks: ResolvedBook[]; // collections, and volumes with an id, in the order of their ids
  pages: { [Name in keyof Schemas]: z.output<Schemas[Name]> };
}
