import type { Book } from "../content-model/books.ts";

/** The volume of a collection that holds the quote at `index`. */
export function volumeAt({ volumes }: Book, index: number) {
  return volumes.find(({ first, last }) => first <= index && index <= last);
}
