import type { ContentWith } from "../content/content.ts";
import type { PageMetadata } from "../content/metadata.ts";
import type { WithPictureSources } from "../content/picture.ts";
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

export type Content = ContentWith<typeof pageSchemas>;

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

type AnyPageData = ReturnType<typeof pagesOf>[number];
export type PageKind = AnyPageData["kind"];
export type PagePath = AnyPageData["path"];

/** The props of the component of a kind of page. */
export type PageProps<Kind extends PageKind> = WithPictureSources<
  Extract<AnyPageData, { kind: Kind }>["props"]
> & { metadata: PageMetadata };
