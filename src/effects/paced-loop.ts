import { limited, type Pace, paceAfter, raised } from "./governor";

/** Where frames come from; tests bring their own. */
export interface Frames {
  request(frame: (ms: number) => void): number;
  cancel(request: number): void;
}

/**
 * Calls `draw` with the milliseconds since the last frame and the level that holds, `rates[level]`
 * times a second; beyond the last rate nothing is drawn until the level above is tried again.
 */
export function createPacedLoop(
  rates: readonly number[],
  startingPace: Pace,
  draw: (passedMs: number, level: number) => void,
  frames: Frames = DISPLAY,
) {
  let pace = startingPace;
  let due = 0;
  let last: number | undefined;
  let request: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    request = frames.request(frame);
  };

  const frame = (ms: number) => {
    const msPerFrame = 1000 / (rates[pace.level] ?? 0);
    const early = due - ms;
    if (early > JITTER_MS && early <= msPerFrame) return ask(); // else the clock was set back
    // At whole multiples, so that effects of different rates are drawn in the same frames.
    due = Math.floor((ms + JITTER_MS) / msPerFrame + 1) * msPerFrame;
    draw(Math.max(0, ms - (last ?? ms)), pace.level);
    last = ms;
    pace = paceAfter(pace, ms, msPerFrame);
    if (pace.level >= rates.length) timer = setTimeout(tryAgain, pace.patienceMs);
    else if (due - ms > LONG_MS) timer = setTimeout(ask, due - ms - LONG_MS / 2);
    else ask(); // too soon to let the display sleep
  };

  const tryAgain = () => {
    pace = raised(pace);
    ask();
  };

  return {
    /** Whether frames come; not on a machine that bears none. */
    isMoving: () => request !== undefined && pace.level < rates.length,

    play() {
      if (request === undefined) ask();
    },

    /** Whatever the machine bears, from now on no more is asked of it than at this level. */
    limit(best: number) {
      pace = limited(pace, best);
    },

    rest() {
      if (request !== undefined) frames.cancel(request);
      clearTimeout(timer);
      request = last = undefined;
      pace = { ...pace, lastMs: undefined };
    },
  };
}

const DISPLAY: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (request) => cancelAnimationFrame(request),
};
const JITTER_MS = 4; // displays deliver frames a little early or late
const LONG_MS = 40;
