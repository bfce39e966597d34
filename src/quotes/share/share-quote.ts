import type { Book, BookQuote } from "../../content/books.ts";

export interface SharedQuote {
  book: Book;
  quote: BookQuote;
}

export type ShareMethod = "share" | "copy" | "image" | "story";

/** Shares, copies or saves a quote; returns a message about the outcome. */
export async function shareQuote(method: ShareMethod, shared: SharedQuote) {
  const { book, quote } = shared;
  const { metadata, path } = book;
  const words = quote.lines.join("");
  const text = `${quote.isQuoted ? words : `“${words}”`}\n${metadata.name}`;
  const url = `${location.origin}${path}#${quote.id}`;
  try {
    switch (method) {
      case "share":
        await navigator.share({ title: metadata.name, text, url });
        return "Shared";
      case "copy":
        await navigator.clipboard.writeText(`${text}\n${url}`); // fails without HTTPS
        return "Copied";
      default: {
        // The reader may turn, or leave the page, while the code loads.
        const snapshot = document.querySelector("main")?.cloneNode(true) as HTMLElement;
        const saving = import("./quote-image.ts").then((m) => m.saveQuoteImage);
        await (await saving)(shared, method, snapshot);
        return "See your downloads"; // the page is not told whether the browser saved the file
      }
    }
  } catch (error) {
    const isShareSheetError = ["AbortError", "InvalidStateError"].includes((error as Error).name);
    if (isShareSheetError) return; // the share sheet was closed or is already open
    const verb = method === "share" || method === "copy" ? method : "save";
    return `Could not ${verb}`;
  }
}
