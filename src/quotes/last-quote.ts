import type { Book } from "../content-model/books.ts";

const KEY = "last-quotes"; // its value is JSON: the id of a quote by the slug of its book

/** The index of the quote that the reader last turned to, or -1. */
export function readLastIndex({ slug, quotes }: Book) {
  const id = readIds()[slug];
  return quotes.findIndex((quote) => quote.id === id);
}

export function storeLastId(slug: string, id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readIds(), [slug]: id }));
  } catch {
    // Storage is blocked or full: there is no quote to continue from.
  }
}

function readIds(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // storage is blocked, or its value is not ours
  }
}
