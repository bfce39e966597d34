/** How long a quote fades out before the next one takes its place. */
export const FADE_MS = 300;

/** Where the reader is in a book, and where the presses so far lead. */
export interface Viewer {
  readonly count: number;
  /** The quote on the page. */
  readonly shown: number;
  /** The quote the next swap shows; equal to `shown` at rest. */
  readonly target: number;
  /** The quote under the slider's handle, from when it is moved until that quote is shown. */
  readonly held?: number | undefined;
  /** The quote that was shown before this one. */
  readonly before?: number | undefined;
  readonly fading: boolean;
  /** How often the reader has turned from the quote that the page opened with. */
  readonly turns: number;
  readonly randomUsed: boolean;
  /** What random has still to give before anything repeats. */
  readonly unseen: readonly number[];
  /** Every quote that was shown before this one, in the whole visit. */
  readonly read: ReadonlySet<number>;
}

export type Press =
  | { type: "next" }
  | { type: "previous" }
  /** `chance` lies in [0, 1). */
  | { type: "random"; chance: number }
  | { type: "open"; index: number };

export type ViewerEvent =
  | Press
  | { type: "swap" }
  | { type: "arrive"; index: number }
  /** The slider's handle is moved, and then let go; `index` is missing when it returns. */
  | { type: "hold"; index?: number }
  | { type: "release" };

/**
 * A book of `count` quotes, opened at its first or at the quote that the address names; `read` are
 * those shown on an earlier page of this visit.
 */
export function openBook(count: number, at = 0, read: Iterable<number> = []): Viewer {
  const place = showing(at, everyIndex(count), count);
  return { count, ...place, read: new Set(read), fading: false, turns: 0, randomUsed: false };
}

/** The viewer after one event: a press moves the target, a swap shows it. */
export function viewerAfter(viewer: Viewer, event: ViewerEvent): Viewer {
  switch (event.type) {
    case "swap":
      return swapped(viewer);
    case "arrive":
      return { ...openBook(viewer.count, event.index, viewer.read), held: viewer.held };
    case "hold":
      return { ...viewer, held: event.index };
    case "release":
      return released(viewer);
    default:
      return pressed(viewer, event);
  }
}

/** Where the counter and the slider stand: at the quote shown, or ahead of it under the handle. */
export function placeOf({ held, shown }: Viewer) {
  return held ?? shown;
}

/** Whether the reader has come round from the last quote to the first. */
export function hasComeRound({ shown, before, count }: Viewer) {
  return shown === 0 && before === count - 1;
}

/** With one quote or none there is nowhere to turn. */
export function canTurn(viewer: Viewer) {
  return viewer.count > 1;
}

function pressed(viewer: Viewer, press: Press): Viewer {
  if (!canTurn(viewer)) return viewer;
  const target = targetOf(viewer, press);
  if (!viewer.fading && target === viewer.shown) return viewer;
  const randomUsed = viewer.randomUsed || press.type === "random";
  const held = viewer.held === undefined ? undefined : target; // or the handle would jump back
  return { ...viewer, target, held, randomUsed, fading: true };
}

function released(viewer: Viewer): Viewer {
  if (viewer.held === undefined) return viewer;
  const opened = pressed(viewer, { type: "open", index: viewer.held });
  return opened.fading ? opened : { ...opened, held: undefined };
}

function targetOf(viewer: Viewer, press: Press) {
  const { count, held, target } = viewer;
  const from = held ?? target; // on from where the counter stands
  switch (press.type) {
    case "next":
      return (from + 1) % count;
    case "previous":
      return (from - 1 + count) % count;
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
  const { shown, target, held, unseen, count, read, turns } = viewer;
  return {
    ...viewer,
    ...showing(target, unseen, count),
    before: shown,
    read: new Set([...read, shown]),
    held: held === target ? undefined : held, // the reader may be moving the handle on
    fading: false,
    turns: turns + 1,
  };
}

/** A quote leaves the bag when it is shown, however the reader came to it; an empty bag refills. */
function showing(index: number, unseen: readonly number[], count: number) {
  const left = unseen.filter((other) => other !== index);
  return { shown: index, target: index, unseen: left.length > 0 ? left : everyIndex(count) };
}

function everyIndex(count: number) {
  return Array.from({ length: count }, (_, index) => index);
}
