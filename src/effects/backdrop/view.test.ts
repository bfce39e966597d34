import { expect, test } from "vitest";
import { letterRatio } from "./view";

test("letters are as sharp as the screen, up to two pixels a pixel", () => {
  expect(letterRatio(1, 1440 * 900, true)).toBe(1);
  expect(letterRatio(3, 390 * 844, true)).toBe(2);
});

test("without a worker they are softer rather than slow", () => {
  expect(letterRatio(1, 1440 * 900, false)).toBe(1);
  expect(letterRatio(3, 390 * 844, false)).toBe(1.25);
});

test("a very large window gets softer letters instead of more work", () => {
  const area = 2560 * 1440;
  expect(area * letterRatio(2, area, true) ** 2).toBeCloseTo(5_200_000);
});
