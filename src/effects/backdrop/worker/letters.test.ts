import { FADE_STEPS, LAYOUTS } from "../settings.ts";
import { dimAt, shadeOf } from "./letters.ts";

test.each<[string, Partial<Record<"chance" | "age" | "light" | "brightness", number>>, string]>([
  ["at its faintest", {}, "122 142 184 0.075"],
  ["at its strongest", { chance: 1 }, "122 142 184 0.265"],
  ["just changed", { age: 0 }, "157 183 245 0.500"],
  ["brighter than full alpha", { age: 0, light: 1, chance: 1, brightness: 2 }, "243 227 191 1.000"],
  ["half new", { chance: 0.5, age: 6 }, "139 162 214 0.311"],
  ["hardly lit", { chance: 0.5, light: 0.1 }, "122 142 184 0.122"],
  ["lit and new", { chance: 0.5, light: 0.3, age: 3 }, "171 182 209 0.436"],
  ["warm", { chance: 0.2, light: 0.9, brightness: 0.75 }, "243 227 191 0.308"],
  ["dim", { chance: 1, age: FADE_STEPS + 1, brightness: 0.5 }, "122 142 184 0.133"],
])("shades a letter that is %s", (_what, cell, shade) => {
  const { chance = 0, age = FADE_STEPS, light = 0, brightness = 1 } = cell;
  const { color, alpha } = shadeOf(chance, age, light, brightness);
  const parts = [color & 0xff, (color >> 8) & 0xff, color >> 16];
  expect([...parts, alpha.toFixed(3)].join(" ")).toBe(shade);
});

test.each([
  ["fully behind the zone", 150, 120, 0.4],
  ["fully where half a cell overlaps it", 209, 120, 0.4],
  ["less on the left", 50, 120, 0.55],
  ["on the right as on the left", 250, 120, 0.55],
  ["above", 150, 46.5, 0.55],
  ["below", 150, 203.5, 0.55],
  ["off a corner", 240, 203.5, 1 - 0.6 * (1 - (50 / 80) ** 2)],
  ["nothing beyond the reach", 291, 120, 1],
])("dims %s, and the stronger of two zones wins", (_where, x, y, left) => {
  const { cell } = LAYOUTS.wide;
  const zone = { left: 100, top: 100, right: 200, bottom: 150, strength: 0.6 };
  expect(dimAt([zone, { ...zone, strength: 0.1 }], x, y, cell)).toBeCloseTo(left);
  expect(dimAt([{ ...zone, strength: 0.1 }, zone], x, y, cell)).toBeCloseTo(left);
  expect(dimAt([], x, y, cell)).toBe(1);
});
