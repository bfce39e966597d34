import type { Browser } from "@playwright/test";

/** What every part of the bench measures with. */
export interface Bench {
  browser: Browser;
  /** Where the site in the first of `folders` is served. */
  origin: string;
  /** The built site, and others to set beside it. */
  folders: string[];
  pace: Pace;
}

/** How long to measure: the report's numbers need time, a look whether all of it works does not. */
export interface Pace {
  /** Of each measurement. */
  seconds: number;
  /** Before a page is measured, so that its start and the governor's first steps are over. */
  settleSeconds: number;
  presses: number;
  /** Of a page's start, and of Lighthouse. */
  visits: number;
  /** How many windows, weak machines, lines and pages in Lighthouse. */
  samples: number;
}

const ALL = Number.POSITIVE_INFINITY;
export const THOROUGH: Pace = {
  seconds: 8,
  settleSeconds: 10,
  presses: 40,
  visits: 5,
  samples: ALL,
};
export const BRIEF: Pace = { seconds: 1, settleSeconds: 1, presses: 3, visits: 1, samples: 1 };
