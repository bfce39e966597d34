import type { z } from "zod";
import type { ContentWith } from "../content-model/content.ts";
import type { PageMetadata } from "../content-model/metadata.ts";
import type { PageDefinition } from "../content-model/page-definition.ts";
import type { WithPictureSources } from "../content-model/picture.ts";
import * as pages from "./page-kinds.data.ts";

export type Pages = typeof pages;
export type PageKind = keyof Pages;
type DataOf<Kind extends PageKind> = ReturnType<Pages[Kind]["pages"]>[number];

export type Content = ContentWith<{ [Kind in PageKind]: Pages[Kind]["schema"] }>;
export type PagePath = DataOf<PageKind>["path"];

/** The props of the component of a kind of page. */
export type PageProps<Kind extends PageKind> = WithPictureSources<DataOf<Kind>["props"]> & {
  metadata: PageMetadata;
};

/** What the data file of each kind of page exports. */
interface DataFile {
  schema: z.ZodType;
  pages: (content: Content) => PageDefinition[];
}

export const dataFiles: [kind: string, DataFile][] = Object.entries<DataFile>(pages);

/** Every page of the site. */
export function pagesOf(content: Content) {
  return dataFiles.flatMap(([kind, { pages }]) =>
    pages(content).map((page) => ({ kind, ...page })),
  );
}
