import type { Book, Quote } from "../../content/books";

/** A quote and the book that it stands in. */
export interface Passage {
  book: Book;
  quote: Quote;
  /** Those of the quote; a chunk that had to find them would need an export of the page's own. */
  sentences: string[];
  /** What introduces the example. */
  today: string;
}

/** The ways to share a quote. */
export type ShareMethod = "share" | "copy" | "card" | "story";

const REFUSALS: Record<ShareMethod, string> = {
  share: "Could not share",
  copy: "Could not copy",
  card: "Could not save",
  story: "Could not save",
};

/**
 * Shares a quote and says how it went; a share sheet that the reader closes needs no word.
 * `place` is where the book's colours hold.
 */
export async function shareQuote(method: ShareMethod, passage: Passage, place: Element) {
  try {
    return await shareBy(method, passage, place);
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === "AbortError";
    return isDismissed ? undefined : REFUSALS[method];
  }
}

async function shareBy(method: ShareMethod, passage: Passage, place: Element) {
  const { head } = passage.book;
  const text = `“${passage.quote.text}”\n${head.name}`;
  const url = `${location.origin}${new URL(head.url).pathname}#${passage.quote.id}`;
  switch (method) {
    case "share":
      await navigator.share({ title: head.name, text, url });
      return "Shared";
    case "copy":
      await navigator.clipboard.writeText(`${text}\n${url}`); // fails where the page is not secure
      return "Copied";
    case "card":
    case "story": {
      const { saveCard } = await import("./card/save");
      await saveCard(passage, method, place);
      return "See your downloads"; // the browser may still ask, or refuse: nobody tells the page
    }
  }
}
