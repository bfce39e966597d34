/** What the reader did in this visit: kept in memory alone, so that it ends with the page. */
export const visit = {
  /** The ids of all quotes that were shown. */
  shown: new Set<string>(),
  hasTurned: false,
  hasUsedKeys: false,
};
