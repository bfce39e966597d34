import type { Outcome, ShareMethod } from "./share";

const REFUSALS: Record<ShareMethod, string> = {
  share: "Could not share",
  copy: "Could not copy",
  save: "Could not save",
  story: "Could not save",
};

/** What the pressed button says afterwards, in its own place; a closed share sheet needs no word. */
export function messageFor(method: ShareMethod, outcome: Outcome) {
  switch (outcome) {
    case "shared":
      return "Shared";
    case "copied":
      return "Copied";
    case "downloading":
      return "See your downloads"; // the browser may still ask, or refuse: nobody tells the page
    case "refused":
      return REFUSALS[method];
    case "dismissed":
      return;
  }
}
