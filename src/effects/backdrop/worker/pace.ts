import { GLITCH_MS } from "../settings";

/** How often to draw, and what is known of how the machine keeps up. */
export interface Pace {
  readonly intervalMs: number;
  readonly bestMs: number; // it is never drawn more often
  readonly frames: number; // of those that are judged together
  readonly late: number; // how many of them were late
  readonly inTimeMs: number; // for how long none was late
}

/** The pace after a frame that came `gapMs` after the one before. */
export function paceAfter(pace: Pace, gapMs: number): Pace {
  const { intervalMs, bestMs } = pace;
  if (gapMs < 0 || gapMs > ASLEEP_MS) return paceOf(intervalMs, bestMs); // clock set, or tab asleep
  const isLate = gapMs > intervalMs * LATE;
  const frames = pace.frames + 1;
  const late = pace.late + (isLate ? 1 : 0);
  const inTimeMs = isLate ? 0 : pace.inTimeMs + gapMs;
  if (late > JUDGED_FRAMES / 2) return paceOf(Math.min(intervalMs * 2, SLOWEST_MS), bestMs);
  if (inTimeMs > SPEED_UP_AFTER_MS && intervalMs > bestMs) return paceOf(intervalMs / 2, bestMs);
  return frames < JUDGED_FRAMES
    ? { ...pace, frames, late, inTimeMs }
    : { ...paceOf(intervalMs, bestMs), inTimeMs };
}

/** The pace to begin with: slower where the browser says that there is little to spare. */
export function firstPace({ hardwareConcurrency, connection }: Machine, isSoftware: boolean) {
  const isModest = Number(hardwareConcurrency) <= FEW_CORES || connection?.saveData === true;
  const bestMs = isSoftware ? GLITCH_MS * 2 : GLITCH_MS;
  return paceOf(isModest ? GLITCH_MS * 2 : bestMs, bestMs);
}

/** What some browsers tell of the machine; the types of the browser know only the first. */
interface Machine {
  hardwareConcurrency?: number;
  connection?: { saveData?: boolean };
}

function paceOf(intervalMs: number, bestMs: number): Pace {
  return { intervalMs, bestMs, frames: 0, late: 0, inTimeMs: 0 };
}

const LATE = 1.5; // times the interval
const JUDGED_FRAMES = 8; // most of them late is a slow machine; one long task is not
const SPEED_UP_AFTER_MS = 20_000; // in time
const SLOWEST_MS = GLITCH_MS * 64; // hardly moves
const ASLEEP_MS = 10_000;
const FEW_CORES = 2;
