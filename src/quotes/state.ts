/** How long a quote fades out before the next one takes its place. */
export const FADE_MS = 300;

/** Where the reader is in a book, and where the presses so far lead. */
export interface Viewer {
  readonly count: number;
  /** The quote on the page. */
  readonly shown: number;
  /** The quote the next swap shows; equal to `shown` at rest. */
  readonly target: number;
  readonly fading: boolean;
  /** How often the reader has turned from the quote that the page opened with. */
  readonly turns: number;
  readonly randomUsed: boolean;
  /** What random has still to give before anything repeats. */
  readonly unseen: readonly number[];
}

export type Press =
  | { type: "next" }
  | { type: "previous" }
  /** `chance` lies in [0, 1). */
  | { type: "random"; chance: number }
  | { type: "open"; index: number };

export type ViewerEvent = Press | { type: "swap" } | { type: "arrive"; index: number };

/** A book of `count` quotes, opened at its first or at the quote that the address names. */
export function openBook(count: number, at = 0): Viewer {
  const place = showing(at, everyIndex(count), count);
  return { count, ...place, fading: false, turns: 0, randomUsed: false };
}

/** The viewer after one event: a press moves the target, a swap shows it. */
export function viewerAfter(viewer: Viewer, event: ViewerEvent): Viewer {
  if (event.type === "swap") return swapped(viewer);
  if (event.type === "arrive") return openBook(viewer.count, event.index);
  if (!canTurn(viewer)) return viewer;

  const target = targetOf(viewer, event);
  if (!viewer.fading && target === viewer.shown) return viewer;
  const randomUsed = viewer.randomUsed || event.type === "random";
  return { ...viewer, target, randomUsed, fading: true };
}

/** With one quote or none there is nowhere to turn. */
export function canTurn(viewer: Viewer) {
  return viewer.count > 1;
}

function targetOf(viewer: Viewer, press: Press) {
  switch (press.type) {
    case "next":
      return (viewer.target + 1) % viewer.count;
    case "previous":
      return (viewer.target - 1 + viewer.count) % viewer.count;
    case "random":
      return drawn(viewer, press.chance);
    case "open":
      return press.index;
  }
}

function drawn({ unseen, shown, target }: Viewer, chance: number) {
  const others = unseen.filter((index) => index !== shown);
  // While fading, prefer a quote other than the one already on its way.
  const fresh = others.filter((index) => index !== target);
  const bag = fresh.length > 0 ? fresh : others;
  return bag[Math.floor(chance * bag.length)] ?? target;
}

function swapped(viewer: Viewer): Viewer {
  if (!viewer.fading) return viewer;
  const { target, unseen, count, turns } = viewer;
  return { ...viewer, ...showing(target, unseen, count), fading: false, turns: turns + 1 };
}

/** A quote leaves the bag when it is shown, however the reader came to it; an empty bag refills. */
function showing(index: number, unseen: readonly number[], count: number) {
  const left = unseen.filter((other) => other !== index);
  return { shown: index, target: index, unseen: left.length > 0 ? left : everyIndex(count) };
}

function everyIndex(count: number) {
  return Array.from({ length: count }, (_, index) => index);
}
