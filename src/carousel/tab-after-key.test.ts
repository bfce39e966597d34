import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-after-key";

test("arrows go to the neighbours, around both ends", () => {
  expect(tabAfterKey("ArrowRight", 1, 4)).toBe(2);
  expect(tabAfterKey("ArrowRight", 3, 4)).toBe(0);
  expect(tabAfterKey("ArrowLeft", 1, 4)).toBe(0);
  expect(tabAfterKey("ArrowLeft", 0, 4)).toBe(3);
});

test("Home and End go to the first and the last", () => {
  expect(tabAfterKey("Home", 2, 4)).toBe(0);
  expect(tabAfterKey("End", 1, 4)).toBe(3);
});

test("other keys keep their meaning", () => {
  expect(tabAfterKey("ArrowDown", 1, 4)).toBeUndefined();
  expect(tabAfterKey("Tab", 1, 4)).toBeUndefined();
});
