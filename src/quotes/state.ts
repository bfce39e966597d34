export const FADE_MS = 300; // a quote fades out before the next one takes its place

export interface ViewerState {
  readonly count: number;
  readonly history: readonly number[]; // the indexes shown so far; the last one is on the page
  readonly target?: number | undefined; // the index to show when the fade ends
  readonly slider?: number | undefined; // its index while it differs from the quote on the page
  readonly found?: number | undefined; // the index that the browser has found, shown instead
  readonly randomUsed: boolean;
}

/** Turns to the quote on the right or on the left; returns false if there is no other quote. */
export type Turn = (isRight: boolean) => boolean;
export type Send = (action: ViewerAction) => void;
export type ViewerAction =
  | { type: "next" | "previous" }
  | { type: "random"; chance: number } // from 0 up to, but not including, 1
  | { type: "goTo"; index: number }
  | { type: "fadeEnded" }
  | { type: "showFound"; index: number } // without a fade; read only after a turn from there
  | { type: "jumpTo"; index: number } // resets to the quote that the URL names, without a fade
  // The slider moved; without an index it returns to the quote shown.
  | { type: "moveSlider"; index?: number }
  | { type: "releaseSlider" };

export function initialViewerState(count: number, index = 0): ViewerState {
  return { count, history: [index], randomUsed: false };
}

/** Every press moves the target, even during a fade, so none is lost; the fade ends at it. */
export function viewerReducer(viewer: ViewerState, action: ViewerAction): ViewerState {
  const { count, history, target, slider, found } = viewer;
  const from = slider ?? target ?? indexOf(viewer);
  switch (action.type) {
    case "next":
      return fadeTo(viewer, (from + 1) % count);
    case "previous":
      return fadeTo(viewer, (from - 1 + count) % count);
    case "goTo":
      return fadeTo(viewer, action.index);
    case "random": {
      const fading = fadeTo(viewer, pickRandom(viewer, action.chance));
      return fading === viewer ? viewer : { ...fading, randomUsed: true };
    }
    case "moveSlider":
      return { ...viewer, slider: action.index };
    case "releaseSlider": {
      if (slider === undefined) return viewer;
      const fading = fadeTo(viewer, slider);
      return isFading(fading) ? fading : { ...viewer, slider: undefined };
    }
    case "showFound":
      return { ...viewer, found: action.index, target: undefined, slider: undefined };
    case "jumpTo":
      return { ...initialViewerState(count, action.index), slider };
    case "fadeEnded":
      if (target === undefined) return viewer;
      return {
        ...viewer,
        history: found === undefined ? [...history, target] : [...history, found, target],
        found: undefined,
        target: undefined,
        slider: slider === target ? undefined : slider, // kept if it has been moved on
      };
  }
}

/** The quote on the page. */
export function indexOf({ history, found }: ViewerState) {
  return found ?? history.at(-1) ?? 0;
}

/** The index shown by counter and slider: the quote on the page, or one ahead of it. */
export function sliderIndexOf(viewer: ViewerState) {
  return viewer.slider ?? indexOf(viewer);
}

export function isFading({ target }: ViewerState) {
  return target !== undefined;
}

/** False with one quote or none. */
export function canTurn({ count }: ViewerState) {
  return count > 1;
}

/** Whether the last turn wrapped from the last quote to the first. */
export function hasWrapped({ history, count }: ViewerState) {
  return history.at(-1) === 0 && history.at(-2) === count - 1;
}

function fadeTo(viewer: ViewerState, target: number): ViewerState {
  if (!canTurn(viewer) || (!isFading(viewer) && target === indexOf(viewer))) return viewer;
  return { ...viewer, target, slider: viewer.slider === undefined ? undefined : target };
}

/** A random quote not yet shown in this round: not the current one nor, if possible, the target. */
function pickRandom(viewer: ViewerState, chance: number) {
  const unseenQuotes = unseen(viewer).filter((index) => index !== indexOf(viewer));
  const preferred = unseenQuotes.filter((index) => index !== viewer.target);
  const candidates = preferred.length > 0 ? preferred : unseenQuotes;
  return candidates[Math.floor(chance * candidates.length)] ?? indexOf(viewer);
}

/** A round ends when every quote has been shown, by any control. */
function unseen({ count, history }: ViewerState) {
  const seen = new Set<number>();
  for (const index of history) {
    seen.add(index);
    if (seen.size === count) seen.clear();
  }
  return Array.from({ length: count }, (_, index) => index).filter((index) => !seen.has(index));
}
