import type { QuoteImage } from "./quote-image.tsx";

export interface SharedQuote extends Pick<QuoteImage, "book" | "quote" | "color"> {
  page: { current: Element | null }; // the viewer, whose texts the browser may have translated
}

export type ShareMethod = "share" | "copy" | "image" | "story";

/** Shares, copies or saves a quote; returns a message about the outcome. */
export async function shareQuote(method: ShareMethod, shared: SharedQuote) {
  const { book, quote, page } = shared;
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
        // Read at the press, and from the page, because the browser may have translated it.
        const copyOf = (selector: string) =>
          page.current?.querySelector(selector)?.cloneNode(true) as HTMLElement;
        const title = copyOf("h1").textContent;
        const subtitle = book.subtitle ? copyOf("h1 + p").textContent : "\u00a0";
        const quotation = copyOf("blockquote:not([hidden] *)");
        const { saveQuoteImage } = await import("./quote-image.tsx");
        await saveQuoteImage(method, { ...shared, title, subtitle, quotation });
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
