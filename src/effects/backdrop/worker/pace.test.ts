import fc from "fast-check";
import { firstPace, type Pace, paceAfter } from "./pace.ts";

const MINUTE_MS = 60_000;
const FAST = firstPace(false);
const slowest = fc.double({ min: 0.4, max: 12, noNaN: true }); // frames per second

const inTime = (_: number, wantedMs: number) => wantedMs;
/** A machine that can draw at most `most` frames per second. */
const bearing = (most: number) => (_: number, wantedMs: number) => Math.max(wantedMs, 1000 / most);

test("keeps the rate despite jitter or one long task a second", () => {
  const jitter = fc.double({ min: 0.5, max: 1.45, noNaN: true });
  const task = fc.integer({ min: 100, max: 900 });
  fc.assert(
    fc.property(fc.array(jitter), task, (gaps, taskMs) => {
      const gap = (n: number, ms: number) => (n % 20 === 7 ? taskMs : (gaps[n] ?? 1) * ms);
      expect(run(gap, MINUTE_MS).intervalMs).toBe(50);
    }),
  );
});

test("returns to the full rate after twenty seconds without a late frame, not before", () => {
  const slowed = { ...FAST, intervalMs: 100 };
  expect(run(inTime, 19_900, slowed).intervalMs).toBe(100);
  expect(run(inTime, 20_300, slowed).intervalMs).toBe(50);
});

test("slows down within eight late frames, and recovers later", () => {
  fc.assert(
    fc.property(slowest, (most) => {
      const slow = run(bearing(most), (8 * 1000) / most);
      expect(slow.intervalMs).toBeGreaterThan(50);
      expect(run(inTime, 3 * MINUTE_MS, slow).intervalMs).toBe(50);
    }),
  );
});

test("does not slow down for a clock change or a suspended tab", () => {
  const back = fc.integer({ min: -1e7, max: -1 });
  const asleep = fc.integer({ min: 10_001, max: 1e7 });
  fc.assert(
    fc.property(fc.array(fc.oneof(back, asleep)), (gaps) => {
      expect(gaps.reduce(paceAfter, FAST).intervalMs).toBe(50);
    }),
  );
});

/** Runs frames for `forMs`, each `gap` after the last. */
function run(gap: (n: number, ms: number) => number, forMs: number, from = FAST) {
  let pace: Pace = from;
  for (let ms = 0, n = 0; ms < forMs; n++) {
    const gapMs = gap(n, pace.intervalMs);
    pace = paceAfter(pace, gapMs);
    ms += gapMs;
  }
  return pace;
}
