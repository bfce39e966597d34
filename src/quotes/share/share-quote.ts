import { messageFor } from "./messages";
import { type Passage, passageOf, type Shown } from "./passage";
import { copy, type Outcome, openShareSheet, type ShareMethod } from "./share";

/** Shares a quote and says how it went; `place` is where the book's colours hold. */
export async function shareQuote(method: ShareMethod, shown: Shown, place: Element) {
  const outcome = await outcomeOf(method, passageOf(shown), place).catch(() => "refused" as const);
  return messageFor(method, outcome);
}

async function outcomeOf(method: ShareMethod, passage: Passage, place: Element): Promise<Outcome> {
  switch (method) {
    case "share":
      return openShareSheet(passage, navigator);
    case "copy":
      return copy(passage, navigator.clipboard);
    case "save":
    case "story": {
      const { saveCard } = await import("./card/save");
      return saveCard(passage, method === "story" ? "story" : "card", place);
    }
  }
}
