import { GLITCH_MS } from "../settings.ts";

/** How often to draw, and how well the machine keeps up. */
export interface Pace {
  readonly intervalMs: number;
  readonly minIntervalMs: number; // lower limit of `intervalMs`
  readonly frames: number; // frames in the current group of JUDGED_FRAMES
  readonly lateFrames: number; // late frames among them
  readonly onTimeMs: number; // time without a late frame
}

const LATE_FACTOR = 1.5; // multiple of the interval
const JUDGED_FRAMES = 8; // a machine is slow if most of these are late; one long task is not enough
const SPEED_UP_AFTER_MS = 20_000; // without a late frame
const MAX_INTERVAL_MS = GLITCH_MS * 64; // 3.2 s: almost still
const ASLEEP_MS = 10_000;

/** The pace after a frame that was drawn `gapMs` after the previous one. */
export function paceAfter(pace: Pace, gapMs: number): Pace {
  const { intervalMs, minIntervalMs } = pace;
  if (gapMs < 0 || gapMs > ASLEEP_MS) return paceOf(intervalMs, minIntervalMs); // clock set, or tab asleep
  const isLate = gapMs > intervalMs * LATE_FACTOR;
  const frames = pace.frames + 1;
  const lateFrames = pace.lateFrames + (isLate ? 1 : 0);
  const onTimeMs = isLate ? 0 : pace.onTimeMs + gapMs;
  if (lateFrames > JUDGED_FRAMES / 2)
    return paceOf(Math.min(intervalMs * 2, MAX_INTERVAL_MS), minIntervalMs);
  if (onTimeMs > SPEED_UP_AFTER_MS && intervalMs > minIntervalMs)
    return paceOf(intervalMs / 2, minIntervalMs);
  return frames < JUDGED_FRAMES
    ? { ...pace, frames, lateFrames, onTimeMs }
    : { ...paceOf(intervalMs, minIntervalMs), onTimeMs };
}

/** The initial pace, which is also the fastest; slower in software rendering. */
export function firstPace(isSoftware: boolean) {
  const intervalMs = isSoftware ? GLITCH_MS * 2 : GLITCH_MS;
  return paceOf(intervalMs, intervalMs);
}

function paceOf(intervalMs: number, minIntervalMs: number): Pace {
  return { intervalMs, minIntervalMs, frames: 0, lateFrames: 0, onTimeMs: 0 };
}
