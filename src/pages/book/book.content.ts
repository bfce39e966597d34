import type { Book as BookThing } from "schema-dts";
import { bookPath } from "../../content/addresses.ts";
import {
  type Book,
  type BookLink,
  bookOf,
  type Collection,
  collectionsOf,
  fullTitle,
  linksTo,
  quotesOf,
  type Row,
  type Volume,
  volumesOf,
} from "../../content/books.ts";
import {
  addressOf,
  type PageFacts,
  type PictureAddress,
  type SocialCard,
} from "../../content/head.ts";
import { type Content, wordsOf } from "../../content/page.ts";
import { accentOf } from "../../content/rules.ts";
import buyPage from "../buy/buy.content.ts";
import homePage from "../home/home.content.ts";

/* Collections and volumes all have this page; what they hold is said in `src/content/books.ts`. */

const LONGEST_DESCRIPTION = 160;

export function bookFacts(content: Content, book: Collection | Volume): PageFacts {
  const name = fullTitle(book);
  return {
    path: bookPath(book),
    name,
    heading: name,
    description: bookDescription(name, quotesOf(content.volumes, book).length),
    above: collectionsOf(content.collections, book)
      .slice(0, 1)
      .map((collection) => ({ name: fullTitle(collection), path: bookPath(collection) })),
  };
}

/** What a book's page says of itself in search results, whatever its title and number of quotes. */
export function bookDescription(title: string, quotes: number) {
  const count = quotes > 1 ? `${quotes} quotes` : "Quotes";
  return shortened(
    `${count} from ${title}, one at a time. Each comes with a small action for the day.`,
  );
}

/** A book with the quote its page opens at, and the books it is made of or belongs to. */
export async function bookThing(
  content: Content,
  book: Collection | Volume,
  pictureAddress: PictureAddress,
): Promise<BookThing> {
  const { site, collections, volumes } = content;
  const name = (other: Collection | Volume): BookThing => ({
    "@type": "Book",
    name: fullTitle(other),
    url: addressOf(content, bookPath(other)),
  });
  const [quote] = quotesOf(volumes, book);
  const parts = "volumes" in book ? volumesOf(volumes, book) : [];
  const wholes = collectionsOf(collections, book);
  return {
    "@type": "Book",
    name: fullTitle(book),
    url: addressOf(content, bookPath(book)),
    image: await pictureAddress(book.coverUrl),
    inLanguage: "en",
    ...(site.author ? { author: { "@type": "Person", name: site.author } } : {}),
    ...(wholes.length > 0 ? { isPartOf: wholes.map(name) } : {}),
    hasPart: [
      ...(quote ? [{ "@type": "Quotation", text: quote.text } as const] : []),
      ...parts.map(name),
    ],
  };
}

/** Where a reader may go from a book: to its volumes or collection, to the others, to the shop. */
export function rowsFrom(content: Content, book: Collection | Volume): Row[] {
  const { volumes } = bookOf(content, book);
  const linkTo = linksTo(content);
  const above = collectionsOf(content.collections, book);
  const others = content.collections.filter(
    (other) => other.slug !== book.slug && !above.includes(other),
  );
  const { title, subtitle } = wordsOf(content, homePage).buy;
  return [
    ...volumes.map(({ range, ...volume }) =>
      rowOf({ ...volume, subtitle: [volume.subtitle, range].filter(Boolean).join(", ") }),
    ),
    ...above.map(linkTo).map(rowOf),
    ...others.map(linkTo).map((other): Row => ({ ...rowOf(other), isOnward: true })),
    {
      path: buyPage.path,
      title,
      subtitle,
      spines: content.bookWords.buySpines,
      isOnward: true,
    },
  ];
}

function rowOf({ slug, title, subtitle, spines }: BookLink): Row {
  return { path: bookPath({ slug }), title, subtitle, spines };
}

export function bookCard(book: Collection | Volume): SocialCard {
  return {
    title: book.title,
    note: book.subtitle,
    accent: accentOf(book.slug),
    books: [book.coverUrl],
    text: `The cover of ${fullTitle(book)}`,
  };
}

/** Every book by its slug; a book's words load only when asked for. */
export declare const books: Map<string, () => Promise<{ book: Book }>>;

function shortened(text: string) {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const start = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,.]+$/, "")}…`;
}
