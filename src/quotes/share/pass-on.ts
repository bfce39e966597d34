import { answerTo } from "./answers";
import { type Passage, passageOf, type Shown } from "./passage";
import { copy, type Means, type Outcome, share } from "./share";

/** Passes a quote on and says how it went; `place` is where the book's colours hold. */
export async function passOn(means: Means, shown: Shown, place: Element) {
  const outcome = await outcomeOf(means, passageOf(shown), place).catch(() => "refused" as const);
  return answerTo(means, outcome);
}

async function outcomeOf(means: Means, passage: Passage, place: Element): Promise<Outcome> {
  switch (means) {
    case "share":
      return share(passage, navigator);
    case "copy":
      return copy(passage, navigator.clipboard);
    case "save": {
      const { saveCard } = await import("./card/save");
      return saveCard(passage, place);
    }
  }
}
