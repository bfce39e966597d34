import type { SharedQuote } from "./save-quote-image.ts";

export type ShareMethod = "share" | "copy" | "save";

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
      case "save": {
        const { saveQuoteImage } = await import("./save-quote-image.ts");
        await saveQuoteImage(shared);
        return "See your downloads"; // the page is not told whether the browser saved the file
      }
    }
  } catch (error) {
    const isShareSheetError = ["AbortError", "InvalidStateError"].includes((error as Error).name);
    if (isShareSheetError) return; // the share sheet was closed or is already open
    return `Could not ${method}`;
  }
}
