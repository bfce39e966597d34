import type { Book, Quote } from "../content/model";
import { fragmentOf } from "./fragment";
import { sentencesOf } from "./sentences";

/** A quote as it leaves the page: its words, its book and the address that opens it. */
export interface Passage {
  text: string;
  sentences: string[];
  example: string;
  title: string;
  subtitle: string | undefined;
  /** The book's name on its own. */
  book: string;
  address: string;
  host: string;
  fileName: string;
}

export function passageOf(
  book: Book,
  quote: Quote,
  { origin, pathname, host }: Pick<Location, "origin" | "pathname" | "host">,
): Passage {
  return {
    text: quote.text,
    sentences: sentencesOf(quote.text),
    example: quote.example,
    title: book.title,
    subtitle: book.subtitle,
    book: book.head.name,
    address: origin + pathname + fragmentOf(quote),
    host,
    fileName: `${book.slug}-${quote.id}.png`,
  };
}
