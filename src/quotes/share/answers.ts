import type { Means, Outcome } from "./share";

const REFUSALS: Record<Means, string> = {
  share: "Could not share",
  copy: "Could not copy",
  save: "Could not save",
};

/** What the pressed button answers, in its own place; a closed share sheet needs no answer. */
export function answerTo(means: Means, outcome: Outcome) {
  switch (outcome) {
    case "shared":
      return "Shared";
    case "copied":
      return "Copied";
    case "saved":
      return "Saved";
    case "refused":
      return REFUSALS[means];
    case "dismissed":
      return;
  }
}
