import { expect, test } from "vitest";
import { approach, saturate } from "./engine";

test("the light follows the pointer softly and arrives in the end", () => {
  const from = { x: 0, y: 0 };
  const to = { x: 100, y: 50 };
  expect(approach(from, to, 0)).toEqual(from);
  expect(approach(from, to, 33).x).toBeLessThan(10);
  expect(approach(from, to, 10_000).y).toBeCloseTo(50);
});

test("saturation runs from grey to the full colour", () => {
  const [red, green, blue] = saturate([243, 227, 191], 0);
  expect(red).toBeCloseTo(green ?? 0);
  expect(green).toBeCloseTo(blue ?? 0);
  expect(saturate([243, 227, 191], 1)).toEqual([243 / 255, 227 / 255, 191 / 255]);
});
