/** How much an effect asks of the machine, and what is known of how the machine bears it. */
export interface Pace {
  /** 0 asks for most, each further level for less. */
  readonly level: number;
  /** The level it may rise to. */
  readonly best: number;
  /** How long frames must come in time before the next level up is tried. */
  readonly patienceMs: number;
  /** How long they have. */
  readonly calmMs: number;
  /** Whether this level was entered from below, and has not proved itself yet. */
  readonly onTrial: boolean;
  /** When the last frame came. */
  readonly lastMs: number | undefined;
  /** The frames that are judged together. */
  readonly seenMs: number;
  readonly seen: number;
  readonly late: number;
}

/** A pace that starts at `level` and never rises above `best`. */
export function createPace(level = 0, best = 0): Pace {
  return { ...UNSEEN, level, best, patienceMs: FIRST_PATIENCE_MS, calmMs: 0, onTrial: false };
}

/** The pace after a frame that came at `ms` and was wanted `wantedMs` after the one before. */
export function paceAfter(pace: Pace, ms: number, wantedMs: number): Pace {
  const gapMs = ms - (pace.lastMs ?? ms);
  if (pace.lastMs === undefined || gapMs < 0 || gapMs > ASLEEP_MS) {
    return { ...pace, ...UNSEEN, lastMs: ms }; // just begun, or the clock was set, or the tab slept
  }
  const seen: Pace = {
    ...pace,
    lastMs: ms,
    seenMs: pace.seenMs + gapMs,
    seen: pace.seen + 1,
    late: pace.late + (gapMs > wantedMs * LATE ? 1 : 0),
  };
  if (seen.seenMs < JUDGED_MS || seen.seen < JUDGED_FRAMES) return seen;
  if (seen.late > seen.seen / 2) return lowered(seen);
  const calm = { ...seen, ...UNSEEN, lastMs: ms, calmMs: seen.calmMs + seen.seenMs };
  if (calm.calmMs < calm.patienceMs) return calm;
  return calm.level > calm.best ? raised(calm) : { ...calm, onTrial: false };
}

/** The level above, on trial: if it is too much, the next trial comes later. */
export function raised(pace: Pace): Pace {
  return {
    ...pace,
    ...UNSEEN,
    level: Math.max(pace.best, pace.level - 1),
    calmMs: 0,
    onTrial: true,
  };
}

/** The pace of an effect that from now on asks for no more than `best`. */
export function limited(pace: Pace, best: number): Pace {
  return { ...pace, ...UNSEEN, best, level: Math.max(pace.level, best) };
}

function lowered(pace: Pace): Pace {
  const patienceMs = pace.onTrial
    ? Math.min(pace.patienceMs * 2, LONGEST_PATIENCE_MS)
    : pace.patienceMs;
  return { ...pace, ...UNSEEN, level: pace.level + 1, patienceMs, calmMs: 0, onTrial: false };
}

const UNSEEN = { lastMs: undefined, seenMs: 0, seen: 0, late: 0 };
const LATE = 1.5; // times the wanted gap
const JUDGED_MS = 600; // so that three levels are left within two seconds
const JUDGED_FRAMES = 3; // one long task is no slow machine
const ASLEEP_MS = 5000;
const FIRST_PATIENCE_MS = 2000;
const LONGEST_PATIENCE_MS = 128_000;
