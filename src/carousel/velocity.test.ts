import { expect, test } from "vitest";
import { velocityAt } from "./velocity";

test("the speed is that of the last moments, not of the whole drag", () => {
  const samples = [
    { ms: 0, x: 0 },
    { ms: 500, x: 20 },
    { ms: 550, x: -20 },
    { ms: 600, x: -60 },
  ];
  expect(velocityAt(600, samples, 100)).toBe(-800);
});

test("a pointer that rested before it lifted has no speed", () => {
  const samples = [
    { ms: 0, x: 0 },
    { ms: 50, x: 200 },
  ];
  expect(velocityAt(400, samples, 100)).toBe(0);
});

test("one sample, or two at the same moment, tell no speed", () => {
  expect(velocityAt(0, [{ ms: 0, x: 5 }], 100)).toBe(0);
  expect(
    velocityAt(
      1,
      [
        { ms: 1, x: 5 },
        { ms: 1, x: 9 },
      ],
      100,
    ),
  ).toBe(0);
});
