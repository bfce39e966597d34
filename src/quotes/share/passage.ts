import type { Book, Quote } from "../../content/books";

/** A quote as it leaves the page: its words, its book and the address that opens it. */
export interface Passage {
  text: string;
  sentences: string[];
  /** What introduces the example. */
  today: string;
  example: string;
  title: string;
  subtitle: string | undefined;
  /** The book's name on its own: volumes share their title, so theirs says which one it is. */
  book: string;
  address: string;
  host: string;
  /** Without its ending. */
  fileName: string;
  spines: readonly string[];
}

/** What the page itself knows of the quote it shows. */
export interface Shown {
  book: Book;
  quote: Quote;
  sentences: string[];
  today: string;
  address: string;
}

export function passageOf({ book, quote, sentences, today, address }: Shown): Passage {
  return {
    text: quote.text,
    sentences,
    today,
    example: quote.example,
    title: book.title,
    subtitle: book.subtitle,
    book: book.head.name,
    address,
    host: new URL(address).host,
    fileName: `${book.slug}-${quote.id}`,
    spines: book.spines,
  };
}
