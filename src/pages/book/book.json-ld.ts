import type { Book as BookThing } from "schema-dts";
import type { ResolvedBook } from "../../content/books.ts";
import type { Site } from "../../content/site.ts";

/** A book with its first quote, its volumes and the collections it belongs to. */
export function bookJsonLd(site: Site, book: ResolvedBook, image: string): BookThing {
  const named = ({ name, path }: ResolvedBook) => {
    return { "@type": "Book", name, url: new URL(path, site.siteUrl).href } as const;
  };
  const [quote] = book.quotes;
  return {
    ...named(book),
    image,
    inLanguage: "en",
    ...(site.author ? { author: { "@type": "Person", name: site.author } } : {}),
    ...(book.collections.length > 0 ? { isPartOf: book.collections.map(named) } : {}),
    hasPart: [
      ...(quote ? [{ "@type": "Quotation", text: quote.text.replace(/\s+/g, " ") } as const] : []),
      ...book.volumes.map(named),
    ],
  };
}
