import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shiftInto, slideAfter, wrapped } from "./slide-after";

describe("after a drag", () => {
  test("to the left, however short, long or slow, the next slide shows", () => {
    expect(slideAfter(0, { offset: -1, velocity: 0 })).toBe(1);
    expect(slideAfter(0, { offset: -290, velocity: -40 })).toBe(1);
    expect(slideAfter(0, { offset: -900, velocity: -900 })).toBe(1);
  });

  test("to the right the previous slide shows", () => {
    expect(slideAfter(2, { offset: 1, velocity: 0 })).toBe(1);
    expect(slideAfter(2, { offset: 900, velocity: 900 })).toBe(1);
  });

  test("the way it went decides, whatever the finger did at its end", () => {
    expect(slideAfter(0, { offset: -120, velocity: 900 })).toBe(1);
    expect(slideAfter(1, { offset: 120, velocity: -900 })).toBe(0);
  });
});

describe("after a swipe that ended where it began", () => {
  test("faster than 500 to the left the next slide shows", () => {
    expect(slideAfter(0, { offset: 0, velocity: -501 })).toBe(1);
  });

  test("faster than 500 to the right the previous slide shows", () => {
    expect(slideAfter(3, { offset: 0, velocity: 501 })).toBe(2);
  });

  test("at 500 or slower nothing changes", () => {
    expect(slideAfter(1, { offset: 0, velocity: -500 })).toBe(1);
    expect(slideAfter(1, { offset: 0, velocity: 500 })).toBe(1);
    expect(slideAfter(1, { offset: 0, velocity: 0 })).toBe(1);
  });
});

describe("at the ends", () => {
  test("the first slide goes back to the last", () => {
    expect(wrapped(slideAfter(0, { offset: 40, velocity: 0 }), 4)).toBe(3);
  });

  test("the last slide goes on to the first", () => {
    expect(wrapped(slideAfter(3, { offset: -40, velocity: 0 }), 4)).toBe(0);
  });

  test("wrapping never leaves the slides", () => {
    expect([-5, -4, -1, 0, 3, 4, 9].map((at) => wrapped(at, 4))).toEqual([3, 0, 3, 0, 3, 0, 1]);
  });
});

test("at rest the others follow the shown slide", () => {
  expect(placesAt(0, 4)).toEqual([0, 1, 2, 3]);
  expect(placesAt(3, 4)).toEqual([4, 5, 6, 3]);
  expect(placesAt(-1, 4)).toEqual([0, 1, 2, -1]);
  expect(placesAt(0, 1)).toEqual([0]);
});

test("at any position the slides on both sides of it are there, none over another", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: 2, max: 9 }),
      (position, count) => {
        const places = placesAt(position, count);
        expect(new Set(places).size).toBe(count);
        expect(places).toContain(Math.floor(position));
        expect(places).toContain(Math.ceil(position));
      },
    ),
  );
});

function placesAt(position: number, count: number) {
  return Array.from({ length: count }, (_, index) => index + shiftInto(position, index, count));
}
