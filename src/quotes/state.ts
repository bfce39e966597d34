export const FADE_MS = 300; // a quote fades out before the next one takes its place

export interface Viewer {
  readonly count: number;
  readonly history: readonly number[]; // the indexes shown so far; the last one is on the page
  readonly target?: number | undefined; // the index to show when the fade ends
  readonly slider?: number | undefined; // its value while it is ahead of the quote on the page
  readonly found?: number | undefined; // the index that the browser found and shows instead
  readonly randomUsed: boolean;
}

export type Turn = (way: "next" | "previous") => void;
export type Send = (action: ViewerAction) => void;
export type ViewerAction =
  | { type: "next" }
  | { type: "previous" }
  | { type: "random"; chance: number } // in [0, 1)
  | { type: "open"; index: number }
  | { type: "swap" } // the fade is over
  | { type: "find"; index: number } // shows a quote at once, which counts as read after a turn
  | { type: "arrive"; index: number } // opens the book anew where the address says, without a fade
  | { type: "slide"; index?: number } // the slider moves; without an index back to the quote shown
  | { type: "release" }; // the slider is let go

export function openBook(count: number, index = 0): Viewer {
  return { count, history: [index], randomUsed: false };
}

/** A press moves the target, also while a quote fades, so none is lost; a swap shows the target. */
export function viewerReducer(viewer: Viewer, action: ViewerAction): Viewer {
  const { count, history, target, slider, found } = viewer;
  const from = slider ?? target ?? indexOf(viewer);
  switch (action.type) {
    case "next":
      return fadeTo(viewer, (from + 1) % count);
    case "previous":
      return fadeTo(viewer, (from - 1 + count) % count);
    case "open":
      return fadeTo(viewer, action.index);
    case "random": {
      const fading = fadeTo(viewer, drawn(viewer, action.chance));
      return fading === viewer ? viewer : { ...fading, randomUsed: true };
    }
    case "slide":
      return { ...viewer, slider: action.index };
    case "release": {
      if (slider === undefined) return viewer;
      const fading = fadeTo(viewer, slider);
      return isFading(fading) ? fading : { ...viewer, slider: undefined };
    }
    case "find":
      return { ...viewer, found: action.index, target: undefined, slider: undefined };
    case "arrive":
      return { ...openBook(count, action.index), slider };
    case "swap":
      if (target === undefined) return viewer;
      return {
        ...viewer,
        history: found === undefined ? [...history, target] : [...history, found, target],
        found: undefined,
        target: undefined,
        slider: slider === target ? undefined : slider, // otherwise it was moved on meanwhile
      };
  }
}

/** The quote on the page. */
export function indexOf({ history, found }: Viewer) {
  return found ?? history.at(-1) ?? 0;
}

/** Where the counter and the slider stand: at the quote on the page, or ahead of it. */
export function sliderIndexOf(viewer: Viewer) {
  return viewer.slider ?? indexOf(viewer);
}

export function isFading({ target }: Viewer) {
  return target !== undefined;
}

/** With one quote or none there is nowhere to turn. */
export function canTurn({ count }: Viewer) {
  return count > 1;
}

/** Whether the last turn wrapped from the last quote to the first. */
export function hasWrapped({ history, count }: Viewer) {
  return history.at(-1) === 0 && history.at(-2) === count - 1;
}

function fadeTo(viewer: Viewer, target: number): Viewer {
  if (!canTurn(viewer) || (!isFading(viewer) && target === indexOf(viewer))) return viewer;
  return { ...viewer, target, slider: viewer.slider === undefined ? undefined : target };
}

/** A quote not yet shown in this round: not the one on the page nor, if possible, the target. */
function drawn(viewer: Viewer, chance: number) {
  const others = unseen(viewer).filter((index) => index !== indexOf(viewer));
  const fresh = others.filter((index) => index !== viewer.target);
  const candidates = fresh.length > 0 ? fresh : others;
  return candidates[Math.floor(chance * candidates.length)] ?? indexOf(viewer);
}

/** A round ends when every quote has been shown, by whatever control. */
function unseen({ count, history }: Viewer) {
  const seen = new Set<number>();
  for (const index of history) {
    seen.add(index);
    if (seen.size === count) seen.clear();
  }
  return Array.from({ length: count }, (_, index) => index).filter((index) => !seen.has(index));
}
