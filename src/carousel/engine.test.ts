import fc from "fast-check";
import { swipeDirection } from "./engine";
import { springAt } from "./spring";
import { wholeRounds, wrap } from "./wrap";

const [LEFT, RIGHT, NOWHERE] = [-1, 1, 0];

test.each([
  ["a drag to the left, however short, goes left", -1, 0, LEFT],
  ["a drag to the right goes right", 1, 0, RIGHT],
  ["the offset decides against the final velocity", -120, 900, LEFT],
  ["a swipe that ends where it began counts above 500 px/s", 0, -501, LEFT],
  ["a swipe to the right counts above 500 px/s", 0, 501, RIGHT],
  ["at 500 px/s or slower nothing moves", 0, -500, NOWHERE],
])("%s", (_what, offset, velocity, direction) => {
  expect(swipeDirection(offset, velocity)).toBe(direction);
});

test("wraps around at both ends", () => {
  expect([-5, -4, -1, 0, 3, 4, 9].map((index) => wrap(index, 4))).toEqual([3, 0, 3, 0, 3, 0, 1]);
});

test("at any position the adjacent slides are in place and none overlap", () => {
  const position = fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(position, fc.integer({ min: 2, max: 9 }), (position, count) => {
      const places = Array.from({ length: count }, (_, index) => {
        return index + wholeRounds(position, index, count);
      });
      expect(new Set(places).size).toBe(count);
      expect(places).toContain(Math.floor(position));
      expect(places).toContain(Math.ceil(position));
    }),
  );
});

/** Values that the package "motion" 14.9 computed for stiffness 300 and damping 30. */
test.each([
  [0, "316.00 0, 243.98 -2170, 138.71 -1861, 24.37 -538, 0.14 -63, -1.17 9"],
  [2000, "316.00 2000, 289.75 -1999, 177.96 -2160, 35.72 -724, 1.47 -102, -1.35 7"],
  [-1500, "316.00 -1500, 209.65 -2298, 109.27 -1636, 15.86 -398, -0.86 -34, -1.04 10"],
])("computes the spring's movement from a velocity of %i", (velocity, places) => {
  const moments = [0, 0.05, 0.1, 0.2, 0.3, 0.4].map((seconds) => springAt(seconds, 316, velocity));
  const moved = moments.map((at) => `${at.offset.toFixed(2)} ${at.velocity.toFixed(0)}`);
  expect(moved.join(", ")).toBe(places);
});
