import type { Passage } from "./passage";
import { copy, type Outcome, share } from "./share";

export type Means = "share" | "copy" | "save";

/** Passes a quote on by the means the reader chose; `place` is where the book's colours hold. */
export function passOn(means: Means, passage: Passage, place: Element): Promise<Outcome> {
  if (means === "share") return share(passage, navigator);
  if (means === "copy") return copy(passage, navigator.clipboard);
  return import("./card/save").then(({ saveCard }) => saveCard(passage, place));
}
