import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPace, limited, type Pace, paceAfter, raised } from "./governor";

const RATES = [30, 20, 10];
const MINUTE_MS = 60_000;

/** Every frame comes in time. */
const inTime = (_: number, wantedMs: number) => wantedMs;

describe("a machine that keeps up", () => {
  test("is never asked for less, however its frames jitter", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.5, max: 1.45, noNaN: true })), (gaps) => {
        const { levels } = run((n, wantedMs) => (gaps[n] ?? 1) * wantedMs, 2000);
        expect(new Set(levels)).toEqual(new Set([0]));
      }),
    );
  });

  test("is not lowered by one long task a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 900 }), (taskMs) => {
        const { levels } = run((n, wantedMs) => (n % 30 === 7 ? taskMs : wantedMs), MINUTE_MS);
        expect(new Set(levels)).toEqual(new Set([0]));
      }),
    );
  });

  test("that was thought weak is asked for everything within six seconds", () => {
    expect(run(inTime, 6000, createPace(2)).pace.level).toBe(0);
  });

  test.each([
    ["its best", createPace(2, 2), 2],
    ["a limit that is set later", limited(run(inTime, 6000).pace, 1), 1],
  ])("is never asked for more than %s", (_, pace, most) => {
    expect(new Set(run(inTime, MINUTE_MS, pace).levels)).toEqual(new Set([most]));
  });
});

describe("a machine that bears only some frames a second", () => {
  const slow = fc.double({ min: 1.6, max: 19, noNaN: true });

  test("is asked for less within two seconds", () => {
    fc.assert(
      fc.property(slow, (most) => {
        expect(run(bearing(most), 2000).pace.level).toBeGreaterThan(0);
      }),
    );
  });

  test("is asked for what it bears nine tenths of the time, and seldom for more", () => {
    fc.assert(
      fc.property(slow, (most) => {
        const { levels, times } = run(bearing(most), 60 * MINUTE_MS);
        const borne = RATES.findIndex((rate) => 1000 / most <= (1000 / rate) * 1.5);
        const fits = borne === -1 ? RATES.length : borne;
        let tooMuch = 0;
        let changes = 0;
        for (const [n, level] of levels.slice(0, -1).entries()) {
          if (level < fits) tooMuch += (times[n + 1] ?? 0) - (times[n] ?? 0);
          if (n > 0 && level !== levels[n - 1]) changes++;
        }
        expect(tooMuch).toBeLessThan(6 * MINUTE_MS);
        expect(changes).toBeLessThan(2 * 60);
      }),
      { numRuns: 30 },
    );
  });

  test("rises again when it has become faster", () => {
    fc.assert(
      fc.property(slow, fc.integer({ min: 2000, max: 5 * MINUTE_MS }), (most, slowMs) => {
        const { pace } = run(bearing(most), slowMs);
        expect(run(inTime, 8 * MINUTE_MS, pace).pace.level).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

test("a clock that is set and a tab that slept lower nothing", () => {
  const back = fc.integer({ min: -1e7, max: -1 });
  const asleep = fc.integer({ min: 5001, max: 1e7 });
  fc.assert(
    fc.property(fc.array(fc.oneof(back, asleep)), (jumps) => {
      let ms = 0;
      const pace = jumps.reduce((pace, jump) => {
        ms += jump;
        return paceAfter(pace, ms, 33);
      }, createPace());
      expect(pace.level).toBe(0);
    }),
  );
});

/** The gap that a machine leaves which bears `most` frames a second. */
function bearing(most: number) {
  return (_: number, wantedMs: number) => Math.max(wantedMs, 1000 / most);
}

/** Lets frames come for `forMs`, each the `gap` after the one before. */
function run(gap: (n: number, wantedMs: number) => number, forMs: number, from = createPace()) {
  const levels: number[] = [];
  const times: number[] = [];
  let pace: Pace = { ...from, lastMs: undefined };
  for (let ms = 0, n = 0; ms < forMs; n++) {
    levels.push(pace.level);
    times.push(ms);
    const rate = RATES[pace.level];
    if (rate === undefined) {
      ms += pace.patienceMs;
      pace = raised(pace);
    } else {
      pace = paceAfter(pace, ms, 1000 / rate);
      ms += gap(n, 1000 / rate);
    }
  }
  return { pace, levels, times };
}
