import { viewerTextSchema } from "../../content-model/book-schemas.ts";
import {
  type BookLink,
  bookLink,
  bookProps,
  type ResolvedBook,
} from "../../content-model/books.ts";
import type { ContentWith } from "../../content-model/content.ts";
import { formSchema, MAX_DESCRIPTION_LENGTH, spinesField } from "../../content-model/fields.ts";
import type { PageDefinition } from "../../content-model/page-definition.ts";
import { BUY_PATH } from "../buy/buy.data.ts";
import type { schema as homeSchema } from "../home/home.data.ts";
import { titleColorOf } from "./title-colors.ts";

/** `content/pages/book.yaml` */
export const schema = formSchema("Book pages", "auto_stories", {
  ...viewerTextSchema.shape,
  buySpines: spinesField("Beside the link to the shop, below the quotes."),
});

/** A link below the quotes. */
interface RelatedLink extends Omit<BookLink, "path"> {
  path: BookLink["path"] | typeof BUY_PATH;
  leadsElsewhere?: true; // to no volume or collection of this book, as to the buy page
}

type BookContent = ContentWith<{ book: typeof schema; home: typeof homeSchema }>;

export function pages(content: BookContent) {
  return [...content.collections, ...content.volumes].map((book) => bookPage(content, book));
}

export function bookPage(content: BookContent, book: ResolvedBook) {
  const { buySpines: _, ...viewerText } = content.pages.book;
  const { slug, path, title, subtitle, name, coverUrl, quotes } = book;
  const titleColor = titleColorOf(slug);
  const count = quotes.length > 1 ? `${quotes.length} quotes` : "Quotes";
  const short = `${count} from ${name}, one at a time.`;
  const long = `${short} Each comes with a small action for the day.`;
  return {
    path,
    name,
    heading: name,
    description: long.length > MAX_DESCRIPTION_LENGTH ? short : long,
    ogImage: {
      title,
      subtitle,
      caretColor: titleColor,
      covers: [coverUrl],
      alt: `The cover of ${name}`,
    },
    props: {
      ...bookProps(book),
      titleColor,
      related: relatedLinks(content, book),
      viewerText,
    },
  } satisfies PageDefinition;
}

function relatedLinks({ homeBooks, pages }: BookContent, book: ResolvedBook): RelatedLink[] {
  const related = [book, ...book.volumes, ...book.collections];
  const others = homeBooks.filter((other) => !related.includes(other));
  const { title, subtitle } = pages.home.buy;
  return [
    ...bookProps(book).volumes.map(({ range, ...volume }) => {
      return { ...bookLink(volume), subtitle: [volume.subtitle, range].filter(Boolean).join(", ") };
    }),
    ...book.collections.map(bookLink),
    ...others.map((other): RelatedLink => ({ ...bookLink(other), leadsElsewhere: true })),
    { path: BUY_PATH, title, subtitle, spines: pages.book.buySpines, leadsElsewhere: true },
  ];
}
