import type { z } from "zod";
import type { ResolvedBook } from "../content/books.ts";
import type { PageMetadata } from "../content/metadata.ts";
import type { WithPictureSources } from "../content/picture.ts";
import type { Site } from "../content/site.ts";
import { bookPage, bookSchema } from "./book/book.data.ts";
import { buyPage, buySchema } from "./buy/buy.data.ts";
import { dicePage, diceSchema } from "./dice/dice.data.ts";
import { guidePage, guideSchema } from "./guide/guide.data.ts";
import { homePage, homeSchema } from "./home/home.data.ts";

/** The schema of each file in `content/pages`, by name. */
export const pageSchemas = {
  home: homeSchema,
  book: bookSchema,
  buy: buySchema,
  dice: diceSchema,
  guide: guideSchema,
};

export function pagesOf(content: Content) {
  const books = [...content.collections, ...content.volumes];
  return [
    homePage(content),
    ...books.map((book) => bookPage(content, book)),
    buyPage(content),
    dicePage(content),
    guidePage(content),
  ];
}

export interface Content {
  site: Site;
  collections: ResolvedBook[];
  volumes: ResolvedBook[];
  homeBooks: ResolvedBook[]; // collections, and volumes with an id, in the order of their ids
  pages: { [Name in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[Name]> };
}

type AnyPageData = ReturnType<typeof pagesOf>[number];
export type PageKind = AnyPageData["kind"];
export type PagePath = AnyPageData["path"];

/** The props of the component of a kind of page. */
export type PageProps<Kind extends PageKind> = WithPictureSources<
  Extract<AnyPageData, { kind: Kind }>["props"]
> & { metadata: PageMetadata };
