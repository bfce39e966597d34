import { expect, test } from "vitest";
import { leafUnder, swipeMeaning } from "./swipe";

test.each([
  ["to the left turns on", -80, 5, "next"],
  ["to the right turns back", 80, -5, "previous"],
  ["that taps turns nothing", 0, 0, undefined],
  ["that trembles turns nothing", -39, 0, undefined],
  ["that goes just far enough turns on", -40, 0, "next"],
  ["that scrolls and drifts sideways turns nothing", -90, 140, undefined],
])("a finger %s", (_what, dx, dy, meaning) => {
  expect(swipeMeaning({ dx, dy })).toBe(meaning);
});

test.each([
  [0, 0, 0, 1],
  [-100, 10, -30, 0.75],
  [100, -60, 30, 0.75],
  [900, 0, 48, 0.4],
  [100, 61, 0, 1], // it scrolls
])(
  "under a finger %i px along and %i px down the quote stands %i px off, at %f",
  (dx, dy, shift, opacity) => {
    expect(leafUnder({ dx, dy })).toEqual({ shift, opacity });
  },
);
