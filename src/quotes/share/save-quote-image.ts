import { paintQuoteImage } from "./paint-quote-image.ts";
import type { SharedQuote } from "./share-quote.ts";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/** Saves a quote as a picture. */
export async function saveQuoteImage(shared: SharedQuote) {
  const canvas = await paintQuoteImage(shared);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("no image of the canvas");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = `${shared.book.slug}-${shared.quote.id}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
}
