import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstPace, type Pace, paceAfter } from "./pace";

const MINUTE_MS = 60_000;
const FAST = firstPace({ hardwareConcurrency: 8 }, false);

/** Every frame comes in time. */
const inTime = (_: number, wantedMs: number) => wantedMs;

test.each([
  ["many cores", { hardwareConcurrency: 8 }, 50],
  ["a browser that says nothing", {}, 50],
  ["two cores", { hardwareConcurrency: 2 }, 100],
  ["Save-Data", { hardwareConcurrency: 8, connection: { saveData: true } }, 100],
  ["no Save-Data", { hardwareConcurrency: 8, connection: { saveData: false } }, 50],
])("with %s it begins like this", (_what, machine, intervalMs) => {
  expect(firstPace(machine, false).intervalMs).toBe(intervalMs);
});

describe("a machine that keeps up", () => {
  test("is never asked for less, however its frames jitter", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.5, max: 1.45, noNaN: true })), (gaps) => {
        const { intervals } = run((n, wantedMs) => (gaps[n] ?? 1) * wantedMs, 5000);
        expect(new Set(intervals)).toEqual(new Set([50]));
      }),
    );
  });

  test("is not slowed by one long task a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 900 }), (taskMs) => {
        const { intervals } = run((n, wantedMs) => (n % 20 === 7 ? taskMs : wantedMs), MINUTE_MS);
        expect(new Set(intervals)).toEqual(new Set([50]));
      }),
    );
  });

  test("that was thought weak is asked for everything after twenty seconds, not before", () => {
    const modest = firstPace({ hardwareConcurrency: 2 }, false);
    expect(run(inTime, 19_900, modest).pace.intervalMs).toBe(100);
    expect(run(inTime, 20_300, modest).pace.intervalMs).toBe(50);
  });
});

test("without a graphics card it is never asked for more than ten frames a second", () => {
  const { intervals } = run(inTime, 5 * MINUTE_MS, firstPace({ hardwareConcurrency: 8 }, true));
  expect(new Set(intervals)).toEqual(new Set([100]));
});

describe("a machine that bears only some frames a second", () => {
  const slow = fc.double({ min: 0.4, max: 12, noNaN: true });

  test("is asked for less after eight frames", () => {
    fc.assert(
      fc.property(slow, (most) => {
        expect(run(bearing(most), (8 * 1000) / most).pace.intervalMs).toBeGreaterThan(50);
      }),
    );
  });

  test("is asked for what it bears nine tenths of the time", () => {
    fc.assert(
      fc.property(fc.double({ min: 2.5, max: 12, noNaN: true }), (most) => {
        const { intervals, gaps } = run(bearing(most), 30 * MINUTE_MS);
        const tooMuch = gaps.filter((gapMs, n) => gapMs > (intervals[n] ?? 0) * 1.5);
        const sum = tooMuch.reduce((all, gapMs) => all + gapMs, 0);
        expect(sum).toBeLessThan(3 * MINUTE_MS);
      }),
      { numRuns: 30 },
    );
  });

  test("is asked for everything again when it has become faster", () => {
    fc.assert(
      fc.property(slow, fc.integer({ min: 2000, max: 5 * MINUTE_MS }), (most, slowMs) => {
        const { pace } = run(bearing(most), slowMs);
        expect(run(inTime, 3 * MINUTE_MS, pace).pace.intervalMs).toBe(50);
      }),
      { numRuns: 30 },
    );
  });
});

test("a clock that is set and a tab that slept slow nothing down", () => {
  const back = fc.integer({ min: -1e7, max: -1 });
  const asleep = fc.integer({ min: 10_001, max: 1e7 });
  fc.assert(
    fc.property(fc.array(fc.oneof(back, asleep)), (gaps) => {
      expect(gaps.reduce(paceAfter, FAST).intervalMs).toBe(50);
    }),
  );
});

/** The gap that a machine leaves which bears `most` frames a second. */
function bearing(most: number) {
  return (_: number, wantedMs: number) => Math.max(wantedMs, 1000 / most);
}

/** Lets frames come for `forMs`, each the `gap` after the one before. */
function run(gap: (n: number, wantedMs: number) => number, forMs: number, from: Pace = FAST) {
  const intervals: number[] = [];
  const gaps: number[] = [];
  let pace = from;
  for (let ms = 0, n = 0; ms < forMs; n++) {
    const gapMs = gap(n, pace.intervalMs);
    intervals.push(pace.intervalMs);
    gaps.push(gapMs);
    pace = paceAfter(pace, gapMs);
    ms += gapMs;
  }
  return { pace, intervals, gaps };
}
