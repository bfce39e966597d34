/** What leaves the page when a reader passes a quote on. */
export interface Passage {
  readonly text: string;
  readonly book: string;
  readonly address: string;
}

/** How passing it on went; "dismissed" is the reader's own change of mind. */
export type Outcome = "shared" | "copied" | "saved" | "dismissed" | "refused";

/** Offers the passage to the browser's own share sheet. */
export async function share(passage: Passage, target: Pick<Navigator, "share">): Promise<Outcome> {
  try {
    await target.share({ title: passage.book, text: spoken(passage), url: passage.address });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "refused";
  }
}

/** Puts the passage on the clipboard; `clipboard` is missing where the page is not served securely. */
export async function copy(
  passage: Passage,
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

function spoken({ text, book }: Passage) {
  return `“${text}”\n${book}`;
}
