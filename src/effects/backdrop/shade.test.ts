import { describe, expect, test } from "vitest";
import { FADE_STEPS } from "./settings";
import { type DimZone, dimAt, shadeLetter } from "./shade";

test.each([
  ["at its faintest", {}, "122 142 184 0.075"],
  ["at its strongest", { chance: 1 }, "122 142 184 0.265"],
  ["just changed", { age: 0 }, "157 183 245 0.500"],
  ["louder than its ink", { age: 0, light: 1, chance: 1, brightness: 2 }, "243 227 191 1.000"],
  ["cold and old", { chance: 0.5 }, "122 142 184 0.123"],
  ["half new", { chance: 0.5, age: 6 }, "140 163 215 0.311"],
  ["hardly lit", { chance: 0.5, light: 0.1 }, "122 142 184 0.123"],
  ["lit and new", { chance: 0.5, light: 0.3, age: 3 }, "171 183 210 0.436"],
  ["warm", { chance: 0.2, light: 0.9, brightness: 0.75 }, "243 227 191 0.308"],
  ["dim", { chance: 1, age: FADE_STEPS + 1, brightness: 0.5 }, "122 142 184 0.132"],
])("the shade of a letter that is %s", (_what, cell, rounded) => {
  const { colour, alpha } = shade(cell);
  expect([...colour.map(Math.round), alpha.toFixed(3)].join(" ")).toBe(rounded);
});

describe("dim zones", () => {
  const zone: DimZone = { left: 100, top: 100, right: 200, bottom: 150, strength: 0.6 };

  test.each([
    ["behind them all", 150, 120, 0.4],
    ["on the left less", 60, 120, 0.55],
    ["on the right as on the left", 240, 120, 0.55],
    ["above", 150, 60, 0.55],
    ["below", 150, 190, 0.55],
    ["off a corner", 230, 190, 1 - 0.6 * (1 - (50 / 80) ** 2)],
    ["beyond nothing", 281, 120, 1],
  ])("dim %s", (_where, x, y, left) => {
    expect(dimAt([zone], x, y, 80)).toBeCloseTo(left);
    expect(dimAt([], x, y, 80)).toBe(1);
  });

  test("the stronger of two wins", () => {
    expect(dimAt([zone, { ...zone, strength: 0.9 }], 150, 120, 80)).toBeCloseTo(0.1);
  });
});

function shade({ chance = 0, age = FADE_STEPS, light = 0, brightness = 1 }) {
  const out = new Float32Array(4);
  shadeLetter(out, chance, age, light, brightness);
  const [red = 0, green = 0, blue = 0, alpha = 0] = out;
  return { colour: [red, green, blue], alpha };
}
