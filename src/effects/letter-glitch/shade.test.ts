import { describe, expect, test } from "vitest";
import { type QuietZone, quietAt } from "./quiet";
import { FADE_STEPS, FRESH_COLOUR, LETTER_COLOUR } from "./settings";
import { shadeLetter } from "./shade";

describe("a letter", () => {
  test("rests between alpha .07 and .27 in its own colour", () => {
    expect(shade({ chance: 0 }).alpha).toBeCloseTo(0.075);
    expect(shade({ chance: 1 }).alpha).toBeCloseTo(0.265);
    expect(shade({}).colour).toEqual([...LETTER_COLOUR]);
  });

  test("flashes at .5 when it changes and fades steadily", () => {
    expect(shade({ age: 0 })).toEqual({ colour: [...FRESH_COLOUR], alpha: 0.5 });
    const alphas = Array.from({ length: FADE_STEPS + 1 }, (_, age) => shade({ age }).alpha);
    expect(alphas).toEqual([...alphas].sort((a, b) => b - a));
  });

  test("warms and brightens under a ray", () => {
    const lit = shade({ light: 0.8, chance: 0.5 });
    expect(lit.alpha).toBeGreaterThan(shade({ chance: 0.5 }).alpha);
    expect(lit.colour[0]).toBeGreaterThan(lit.colour[2] ?? 0);
  });

  test("never exceeds full ink, however loud the page", () => {
    expect(shade({ age: 0, light: 1, chance: 1, level: 2 }).alpha).toBe(1);
  });
});

describe("quiet zones", () => {
  const zone: QuietZone = { left: 100, top: 100, right: 200, bottom: 150, strength: 0.6 };

  test("dim what lies behind them, less and less around, and nothing beyond", () => {
    expect(quietAt([zone], 150, 120, 80)).toBeCloseTo(0.4);
    expect(quietAt([zone], 240, 120, 80)).toBeCloseTo(0.55);
    expect(quietAt([zone], 281, 120, 80)).toBe(1);
  });

  test("the stronger of two wins", () => {
    expect(quietAt([zone, { ...zone, strength: 0.9 }], 150, 120, 80)).toBeCloseTo(0.1);
  });
});

function shade({ chance = 0, age = FADE_STEPS, light = 0, quiet = 1, level = 1 }) {
  const out = new Float32Array(4);
  shadeLetter(out, chance, age, light, quiet, level);
  const [red = 0, green = 0, blue = 0, alpha = 0] = out;
  return { colour: [red, green, blue], alpha };
}
