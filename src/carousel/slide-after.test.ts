import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shiftTowards, slideAfter, wrapped } from "./slide-after";

const STRIDE = 316;

describe("after a drag", () => {
  test("to the left, however short and slow, the next slide shows", () => {
    expect(slideAfter(0, { offset: -1, velocity: 0 }, STRIDE)).toBe(1);
    expect(slideAfter(0, { offset: -290, velocity: -40 }, STRIDE)).toBe(1);
  });

  test("to the right the previous slide shows", () => {
    expect(slideAfter(2, { offset: 1, velocity: 0 }, STRIDE)).toBe(1);
  });

  test("over more than a slide, every slide that the finger passed counts", () => {
    expect(slideAfter(0, { offset: -400, velocity: 0 }, STRIDE)).toBe(2);
    expect(slideAfter(0, { offset: -2 * STRIDE, velocity: 0 }, STRIDE)).toBe(2);
    expect(slideAfter(5, { offset: 700, velocity: 0 }, STRIDE)).toBe(2);
    expect(slideAfter(0, { offset: -400, velocity: 900 }, STRIDE)).toBe(1);
  });

  test("that came back to where it began, nothing changes", () => {
    expect(slideAfter(0, { offset: 0, velocity: 499 }, STRIDE)).toBe(0);
  });
});

describe("after a swipe", () => {
  test("faster than 500 to the left the next slide shows", () => {
    expect(slideAfter(0, { offset: -20, velocity: -900 }, STRIDE)).toBe(1);
    expect(slideAfter(0, { offset: 0, velocity: -501 }, STRIDE)).toBe(1);
  });

  test("faster than 500 to the right the previous slide shows", () => {
    expect(slideAfter(3, { offset: 0, velocity: 501 }, STRIDE)).toBe(2);
  });

  test("at exactly 500 nothing changes", () => {
    expect(slideAfter(0, { offset: 0, velocity: -500 }, STRIDE)).toBe(0);
  });

  test("against the drag that led to it, the slide stays", () => {
    expect(slideAfter(0, { offset: -120, velocity: 900 }, STRIDE)).toBe(0);
    expect(slideAfter(0, { offset: 120, velocity: -900 }, STRIDE)).toBe(0);
  });
});

describe("at the ends", () => {
  test("the first slide goes back to the last", () => {
    expect(wrapped(slideAfter(0, { offset: 40, velocity: 0 }, STRIDE), 4)).toBe(3);
  });

  test("the last slide goes on to the first", () => {
    expect(wrapped(slideAfter(3, { offset: -40, velocity: 0 }, STRIDE), 4)).toBe(0);
  });

  test("wrapping never leaves the slides", () => {
    expect([-5, -4, -1, 0, 3, 4, 9].map((at) => wrapped(at, 4))).toEqual([3, 0, 3, 0, 3, 0, 1]);
  });
});

test("at any position the slides on both sides of it are there, none over another", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.integer({ min: 3, max: 9 }),
      (position, count) => {
        const places = Array.from({ length: count }, (_, index) => {
          return index + shiftTowards(position, index, count);
        });
        expect(new Set(places).size).toBe(count);
        expect(places).toContain(Math.floor(position));
        expect(places).toContain(Math.ceil(position));
      },
    ),
  );
});
