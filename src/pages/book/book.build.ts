import type { Book as BookThing } from "schema-dts";
import { bookPath } from "../../content/addresses.ts";
import {
  type BookLink,
  bookProps,
  type LinkedBook,
  viewerTextSchema,
} from "../../content/books.ts";
import { spineColours } from "../../content/fields.ts";
import { definePage } from "../../content/page.ts";
import { titleColour } from "../../content/title-rules.ts";
import { BUY_PATH } from "../buy/buy.build.ts";
import type { Content } from "../pages.build.ts";

/** `content/pages/book.yaml` */
export const bookSchema = viewerTextSchema.extend({
  buySpines: spineColours("Beside the link to the shop, below the quotes."),
});

/** A link from a book's page to a related one. */
export interface RelatedLink extends Omit<BookLink, "slug"> {
  path: `/book/${string}` | typeof BUY_PATH;
  /** It is neither a volume of the book nor its collection. */
  isOtherBook?: true;
}

const LONGEST_DESCRIPTION = 160;

/** The page of a collection or a volume. */
export function bookPage(content: Content, book: LinkedBook) {
  const { buySpines: _, ...words } = content.pages.book;
  const { slug, title, subtitle, name, coverUrl, collections } = book;
  return definePage({
    kind: "book",
    path: bookPath(book),
    name,
    heading: name,
    description: bookDescription(name, book.quotes.length),
    breadcrumbs: collections.slice(0, 1).map((it) => ({ name: it.name, path: bookPath(it) })),
    image: coverUrl,
    jsonLd: (image) => [bookThing(content, book, image)],
    ogImage: {
      title,
      note: subtitle,
      colour: titleColour(slug),
      books: [coverUrl],
      alt: `The cover of ${name}`,
    },
    props: { ...bookProps(book), related: relatedLinks(content, book), words },
  });
}

/** What a book's page says of itself in search results, whatever its title and number of quotes. */
export function bookDescription(title: string, quotes: number) {
  const count = quotes > 1 ? `${quotes} quotes` : "Quotes";
  const text = `${count} from ${title}, one at a time. Each comes with a small action for the day.`;
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const start = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,.]+$/, "")}…`;
}

/** A book with the quote its page opens at, and the books it is made of or belongs to. */
function bookThing({ site }: Content, book: LinkedBook, image: string): BookThing {
  const named = (other: LinkedBook) =>
    ({
      "@type": "Book",
      name: other.name,
      url: new URL(bookPath(other), site.siteUrl).href,
    }) as const;
  const [quote] = book.quotes;
  return {
    ...named(book),
    image,
    inLanguage: "en",
    ...(site.author ? { author: { "@type": "Person", name: site.author } } : {}),
    ...(book.collections.length > 0 ? { isPartOf: book.collections.map(named) } : {}),
    hasPart: [
      ...(quote ? [{ "@type": "Quotation", text: quote.text } as const] : []),
      ...book.volumes.map(named),
    ],
  };
}

/** To the book's volumes or its collection, to the other books, to the shop. */
function relatedLinks({ collections, pages }: Content, book: LinkedBook): RelatedLink[] {
  const others = collections.filter(
    (other) => other.slug !== book.slug && !book.collections.includes(other),
  );
  const { title, subtitle } = pages.home.buy;
  return [
    ...bookProps(book).volumes.map(({ range, ...volume }) =>
      linkTo({ ...volume, subtitle: [volume.subtitle, range].filter(Boolean).join(", ") }),
    ),
    ...book.collections.map(linkTo),
    ...others.map((other): RelatedLink => ({ ...linkTo(other), isOtherBook: true })),
    { path: BUY_PATH, title, subtitle, spines: pages.book.buySpines, isOtherBook: true },
  ];
}

function linkTo({ slug, title, subtitle, spines }: BookLink): RelatedLink {
  return { path: bookPath({ slug }), title, subtitle, spines };
}
