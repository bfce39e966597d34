import { expect, test } from "vitest";
import { leafUnder, swipeMeaning } from "./swipe";

test("a finger to the left turns to the next quote, to the right turns back", () => {
  expect(swipeMeaning({ dx: -80, dy: 5 })).toBe("next");
  expect(swipeMeaning({ dx: 80, dy: -5 })).toBe("previous");
});

test("a tap or a tremble turns nothing", () => {
  expect(swipeMeaning({ dx: 0, dy: 0 })).toBeUndefined();
  expect(swipeMeaning({ dx: -39, dy: 0 })).toBeUndefined();
});

test("a scroll that drifts sideways turns nothing", () => {
  expect(swipeMeaning({ dx: -90, dy: 140 })).toBeUndefined();
});

test("the quote follows a finger a little way, fainter the farther it goes", () => {
  expect(leafUnder({ dx: 0, dy: 0 })).toEqual({ shift: 0, opacity: 1 });
  expect(leafUnder({ dx: -100, dy: 10 })).toEqual({ shift: -30, opacity: 0.75 });
  expect(leafUnder({ dx: 100, dy: -60 })).toEqual({ shift: 30, opacity: 0.75 });
  expect(leafUnder({ dx: 900, dy: 0 })).toEqual({ shift: 48, opacity: 0.4 });
});

test("the quote stays where it is under a finger that scrolls", () => {
  expect(leafUnder({ dx: 100, dy: 61 })).toEqual({ shift: 0, opacity: 1 });
});
