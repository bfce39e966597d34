import type { Book, Quote } from "../../content/books";

/** A quote and the book that it stands in. */
export interface SharedQuote {
  book: Book;
  quote: Quote;
  /** What introduces the example. */
  today: string;
}

/** The ways to share a quote. */
export type ShareMethod = "share" | "copy" | "card" | "story";

const ERROR_MESSAGES: Record<ShareMethod, string> = {
  share: "Could not share",
  copy: "Could not copy",
  card: "Could not save",
  story: "Could not save",
};

/** What a share sheet throws when it is closed, and when it is open already. */
const SHEET_ERRORS = ["AbortError", "InvalidStateError"];

/**
 * Shares a quote and says how it went; a share sheet that the reader closes, or that is open
 * already, needs no word.
 * `reader` is the element that holds the quote.
 */
export async function shareQuote(method: ShareMethod, shared: SharedQuote, reader: Element) {
  try {
    return await shareBy(method, shared, reader);
  } catch (error) {
    const isNoError = error instanceof DOMException && SHEET_ERRORS.includes(error.name);
    return isNoError ? undefined : ERROR_MESSAGES[method];
  }
}

async function shareBy(method: ShareMethod, shared: SharedQuote, reader: Element) {
  const { head } = shared.book;
  const text = `“${shared.quote.text}”\n${head.name}`;
  const url = `${location.origin}${new URL(head.url).pathname}#${shared.quote.id}`;
  switch (method) {
    case "share":
      await navigator.share({ title: head.name, text, url });
      return "Shared";
    case "copy":
      await navigator.clipboard.writeText(`${text}\n${url}`); // fails where the page is not secure
      return "Copied";
    case "card":
    case "story": {
      const copies = {
        quote: copyOf(reader, ".reader-quote"),
        example: copyOf(reader, ".reader-example"),
        logo: copyOf(reader, ".keyhole"),
      };
      const { saveQuoteImage } = await import("./quote-image");
      await saveQuoteImage(shared, method, copies, reader);
      return "See your downloads"; // the browser may still ask, or refuse: nobody tells the page
    }
  }
}

/** Taken before any wait, in which the reader may turn to another quote. */
function copyOf(reader: Element, selector: string) {
  const found = reader.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found.cloneNode(true) as HTMLElement;
}
