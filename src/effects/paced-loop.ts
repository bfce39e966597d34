import { type Pace, paceAfter, raised } from "./governor";

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
    if (ms < due - msPerFrame - JITTER_MS) due = ms; // the clock was set back
    if (ms < due - JITTER_MS) return ask();
    due = Math.max(due, ms - JITTER_MS) + msPerFrame; // a late frame delays all others
    draw(Math.max(0, ms - (last ?? ms)), pace.level);
    last = ms;
    pace = paceAfter(pace, ms, msPerFrame);
    wait();
  };

  const wait = () => {
    const rate = rates[pace.level];
    if (rate === undefined) {
      timer = setTimeout(() => {
        pace = raised(pace);
        wait();
      }, pace.patienceMs);
    } else if (1000 / rate > LONG_MS) {
      timer = setTimeout(ask, 1000 / rate - LONG_MS / 2); // the display need not wake for each frame
    } else {
      ask();
    }
  };

  return {
    /** Whether frames come; not on a machine that bears none. */
    isMoving: () => request !== undefined && pace.level < rates.length,

    play() {
      if (request === undefined) ask();
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
