import { expect, test } from "vitest";
import { swipeMeaning } from "./swipe";

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
