import type { Book, Quote } from "../content/model";
import { fragmentOf } from "./fragment";
import { fullTitle } from "./full-title";
import { copy, type Outcome, type Passage, share } from "./share";

export type Means = "share" | "copy" | "save";

/** Passes `quote` on by the means the reader chose; `place` is where the book's colours hold. */
export function passOn(means: Means, book: Book, quote: Quote, place: Element) {
  const passage: Passage = {
    text: quote.text,
    book: fullTitle(book),
    address: location.origin + location.pathname + fragmentOf(quote),
  };
  if (means === "share") return share(passage, navigator);
  if (means === "copy") return copy(passage, navigator.clipboard);
  return save(book, quote, place);
}

async function save(book: Book, quote: Quote, place: Element): Promise<Outcome> {
  const { saveCard } = await import("./card/save");
  const words = { ...quote, title: book.title, subtitle: book.subtitle, host: location.host };
  const isSaved = await saveCard(words, `${book.slug}-${quote.id}.png`, place);
  return isSaved ? "saved" : "refused";
}
