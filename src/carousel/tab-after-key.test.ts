import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-after-key";

const MODIFIERS = ["altKey", "ctrlKey", "metaKey", "shiftKey"] as const;

test("arrows go to the neighbours, around both ends", () => {
  expect(tabAfterKey(press("ArrowRight"), 1, 4)).toBe(2);
  expect(tabAfterKey(press("ArrowRight"), 3, 4)).toBe(0);
  expect(tabAfterKey(press("ArrowLeft"), 1, 4)).toBe(0);
  expect(tabAfterKey(press("ArrowLeft"), 0, 4)).toBe(3);
});

test("Home and End go to the first and the last", () => {
  expect(tabAfterKey(press("Home"), 2, 4)).toBe(0);
  expect(tabAfterKey(press("End"), 1, 4)).toBe(3);
});

test("other keys keep their meaning", () => {
  expect(tabAfterKey(press("ArrowDown"), 1, 4)).toBeUndefined();
  expect(tabAfterKey(press("Tab"), 1, 4)).toBeUndefined();
});

test.each(MODIFIERS)("with %s every key keeps its meaning", (modifier) => {
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
    expect(tabAfterKey({ ...press(key), [modifier]: true }, 1, 4)).toBeUndefined();
  }
});

function press(key: string) {
  return { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
}
