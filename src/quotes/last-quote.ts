import type { Book } from "../content/books.ts";

const KEY = "last-quotes"; // its value is JSON: the id of a quote by the slug of its book

/** The index of the quote that the reader last turned to, or -1; removes an id that is gone. */
export function readLastIndex({ slug, quotes }: Book) {
  const id = readIds()[slug];
  const index = quotes.findIndex((quote) => quote.id === id);
  if (id && index === -1) storeLastId(slug, undefined);
  return index;
}

export function storeLastId(slug: string, id: string | undefined) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readIds(), [slug]: id }));
  } catch {
    // Storage is blocked or full: there is no quote to continue from.
  }
}

function readIds(): Record<string, string | undefined> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // storage is blocked, or its value is not ours
  }
}
