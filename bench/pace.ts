/** How long to measure: the report's numbers need time, a look whether all of it works does not. */
export interface Pace {
  /** Of each measurement. */
  seconds: number;
  /** Before a page is measured, so that its start and the governor's first steps are over. */
  settleSeconds: number;
  presses: number;
  visits: number;
  lighthouseRuns: number;
  /** How many of the weak machines, and of Lighthouse's pages. */
  samples: number;
}

export const THOROUGH: Pace = {
  seconds: 8,
  settleSeconds: 10,
  presses: 40,
  visits: 5,
  lighthouseRuns: 5,
  samples: Number.POSITIVE_INFINITY,
};
export const BRIEF: Pace = {
  seconds: 1,
  settleSeconds: 3,
  presses: 3,
  visits: 1,
  lighthouseRuns: 1,
  samples: 1,
};
