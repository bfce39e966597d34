import fc from "fast-check";
import { expect, test } from "vitest";
import { shiftInto, slideAfter, wrapped } from "./slide-after";

test.each([
  ["a drag to the left, however short, shows the next slide", -1, 0, 3],
  ["a long slow one as well", -290, -40, 3],
  ["a long fast one no more than the next", -900, -900, 3],
  ["a drag to the right shows the previous slide", 1, 0, 1],
  ["a fast one as well", 900, 900, 1],
  ["the way it went decides, whatever the finger did at its end", -120, 900, 3],
  ["to the right too", 120, -900, 1],
  ["a swipe that ended where it began, faster than 500 to the left, shows the next", 0, -501, 3],
  ["faster than 500 to the right, the previous", 0, 501, 1],
  ["at 500 or slower nothing changes", 0, -500, 2],
  ["to the right too", 0, 500, 2],
])("%s", (_what, offset, velocity, slide) => {
  expect(slideAfter(2, { offset, velocity })).toBe(slide);
});

test("before the first slide is the last, after the last the first", () => {
  expect([-5, -4, -1, 0, 3, 4, 9].map((at) => wrapped(at, 4))).toEqual([3, 0, 3, 0, 3, 0, 1]);
});

test.each([
  [0, [0, 1, 2, 3]],
  [3, [4, 5, 6, 3]],
  [-1, [0, 1, 2, -1]],
  [0, [0]],
])("at rest at %i the others follow the shown slide: %j", (position, places) => {
  expect(placesAt(position, places.length)).toEqual(places);
});

test("at any position the slides on both sides of it are there, none over another", () => {
  const position = fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(position, fc.integer({ min: 2, max: 9 }), (position, count) => {
      const places = placesAt(position, count);
      expect(new Set(places).size).toBe(count);
      expect(places).toContain(Math.floor(position));
      expect(places).toContain(Math.ceil(position));
    }),
  );
});

function placesAt(position: number, count: number) {
  return Array.from({ length: count }, (_, index) => index + shiftInto(position, index, count));
}
