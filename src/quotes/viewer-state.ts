export const FADE_MS = 300; // from a turn until the next quote; must equal --duration-fade in tokens.css

export interface ViewerState {
  readonly count: number;
  readonly history: readonly number[]; // the indexes shown so far; the last one is on the page
  readonly targetIndex?: number | undefined; // shown when the fade ends
  readonly sliderIndex?: number | undefined; // while it differs from the quote on the page
  readonly hasUsedRandom: boolean;
}

/** Turns to the quote on the right or on the left; false if the quotes are out of view. */
export type Turn = (side: "left" | "right") => boolean;
export type Send = (action: ViewerAction) => void;
export type ViewerAction =
  | { type: "next" | "previous" }
  | { type: "random"; chance: number } // from 0 up to, but not including, 1
  | { type: "turnTo"; index: number }
  | { type: "fadeEnded" }
  | { type: "resetTo"; index: number } // shows a quote without a fade, as on a new page
  // The slider moved; without an index it returns to the quote shown.
  | { type: "moveSlider"; index?: number }
  | { type: "releaseSlider" };

export function initialViewerState(count: number, index = 0): ViewerState {
  return { count, history: [index], hasUsedRandom: false };
}

/** Every press moves the target, even during a fade, so none is lost; the fade ends at it. */
export function viewerReducer(viewer: ViewerState, action: ViewerAction): ViewerState {
  const { count, history, targetIndex, sliderIndex } = viewer;
  const from = sliderIndex ?? targetIndex ?? shownIndex(viewer);
  switch (action.type) {
    case "next":
      return fadeTo(viewer, (from + 1) % count);
    case "previous":
      return fadeTo(viewer, (from - 1 + count) % count);
    case "turnTo":
      return fadeTo(viewer, action.index);
    case "random": {
      const fading = fadeTo(viewer, pickRandom(viewer, action.chance));
      return fading === viewer ? viewer : { ...fading, hasUsedRandom: true };
    }
    case "moveSlider":
      return { ...viewer, sliderIndex: action.index };
    case "releaseSlider": {
      if (sliderIndex === undefined) return viewer;
      const fading = fadeTo(viewer, sliderIndex);
      return isFading(fading) ? fading : { ...viewer, sliderIndex: undefined };
    }
    case "resetTo":
      return initialViewerState(count, action.index);
    case "fadeEnded":
      if (targetIndex === undefined) return viewer;
      return {
        ...viewer,
        history: [...history, targetIndex],
        targetIndex: undefined,
        // A slider that has been moved on since the release stays where it is.
        sliderIndex: sliderIndex === targetIndex ? undefined : sliderIndex,
      };
  }
}

/** The quote on the page. */
export function shownIndex({ history }: ViewerState) {
  return history.at(-1) ?? 0;
}

/** The index shown by counter and slider: the quote on the page, or one ahead of it. */
export function counterIndex(viewer: ViewerState) {
  return viewer.sliderIndex ?? shownIndex(viewer);
}

export function isFading({ targetIndex }: ViewerState) {
  return targetIndex !== undefined;
}

/** False with one quote or none. */
export function canTurn({ count }: ViewerState) {
  return count > 1;
}

/** Whether the reader has turned since this page opened, from the press on. */
export function hasTurned(viewer: ViewerState) {
  return isFading(viewer) || viewer.history.length > 1;
}

function fadeTo(viewer: ViewerState, targetIndex: number): ViewerState {
  if (!canTurn(viewer) || (!isFading(viewer) && targetIndex === shownIndex(viewer))) return viewer;
  return {
    ...viewer,
    targetIndex,
    sliderIndex: viewer.sliderIndex === undefined ? undefined : targetIndex,
  };
}

/**
 * A random quote that this round has not shown, neither the current one nor, if possible, the target.
 * A round ends when every quote has been shown, by any control.
 */
function pickRandom(viewer: ViewerState, chance: number) {
  const { count, history, targetIndex } = viewer;
  const shown = shownIndex(viewer);
  const seen = new Set<number>();
  for (const index of history) {
    seen.add(index);
    if (seen.size === count) seen.clear();
  }
  const others = [...Array(count).keys()].filter((index) => index !== shown && !seen.has(index));
  const preferred = others.filter((index) => index !== targetIndex);
  const candidates = preferred.length > 0 ? preferred : others;
  return candidates[Math.floor(chance * candidates.length)] ?? shown;
}
