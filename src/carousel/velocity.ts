/** Where a pointer was, and when. */
export interface Sample {
  ms: number;
  x: number;
}

/** Pixels a second over the last `windowMs` before `now`: 0 for a pointer that had come to rest. */
export function velocityAt(now: number, samples: readonly Sample[], windowMs: number) {
  const recent = samples.filter(({ ms }) => now - ms <= windowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.ms === first.ms) return 0;
  return ((last.x - first.x) / (last.ms - first.ms)) * 1000;
}
