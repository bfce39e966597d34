import type { Passage } from "./passage";

type Words = Pick<Passage, "text" | "book" | "address">;

/** The ways to share a quote. */
export type ShareMethod = "share" | "copy" | "save" | "story";

/** How it went; "dismissed" is the reader's own change of mind. */
export type Outcome = "shared" | "copied" | "downloading" | "dismissed" | "refused";

/** Offers the passage to the browser's own share sheet. */
export async function openShareSheet(
  passage: Words,
  browser: Pick<Navigator, "share">,
): Promise<Outcome> {
  try {
    await browser.share({ title: passage.book, text: spoken(passage), url: passage.address });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "refused";
  }
}

/** Puts the passage on the clipboard; `clipboard` is missing where the page is not served securely. */
export async function copy(
  passage: Words,
  clipboard: Pick<Clipboard, "writeText"> | undefined,
): Promise<Outcome> {
  if (!clipboard) return "refused";
  try {
    await clipboard.writeText(`${spoken(passage)}\n${passage.address}`);
    return "copied";
  } catch {
    return "refused";
  }
}

function spoken({ text, book }: Words) {
  return `“${text}”\n${book}`;
}
