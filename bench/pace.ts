import { readArguments } from "../desk/arguments.ts";

/** How long to measure: the report's numbers need time, a look whether all of it works does not. */
export interface Pace {
  /** Of each measurement. */
  seconds: number;
  /** When the heap is read, in seconds. */
  heap: readonly [early: number, late: number];
  /** How many quotes are turned. */
  turns: number;
  lighthouseRuns: number;
}

const THOROUGH: Pace = { seconds: 8, heap: [10, 60], turns: 90, lighthouseRuns: 5 };
const BRIEF: Pace = { seconds: 1, heap: [1, 2], turns: 5, lighthouseRuns: 1 };

/** The pace that was typed: thorough, or `--brief`. */
export function typedPace() {
  const isBrief = readArguments({ brief: { type: "boolean" } }).values.brief ?? false;
  return { isBrief, pace: isBrief ? BRIEF : THOROUGH };
}
