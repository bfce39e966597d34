import type { Book } from "../content/model";

/** A book's name on its own: volumes share their title, so theirs says which one it is. */
export function fullTitle({ title, subtitle, collections }: Book) {
  return collections.length > 0 && subtitle ? `${title}, ${subtitle}` : title;
}
