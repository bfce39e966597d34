import { expect, test } from "vitest";
import { ratioWithin } from "./scene";

test("letters are as sharp as the screen, up to two pixels a pixel", () => {
  expect(ratioWithin(1, 1440 * 900)).toBe(1);
  expect(ratioWithin(3, 390 * 844)).toBe(2);
});

test("a very large window gets softer letters instead of more work", () => {
  const area = 2560 * 1440;
  expect(area * ratioWithin(2, area) ** 2).toBeCloseTo(5_200_000);
});
