import { expect, test } from "vitest";
import { seededRandom } from "./random";

test("the same seed gives the same numbers, another seed others", () => {
  const first = take(5, seededRandom(7));
  expect(take(5, seededRandom(7))).toEqual(first);
  expect(take(5, seededRandom(8))).not.toEqual(first);
});

test("the numbers spread evenly from 0 to below 1", () => {
  const numbers = take(10_000, seededRandom(1));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});

function take(count: number, random: () => number) {
  return Array.from({ length: count }, random);
}
