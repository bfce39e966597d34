import { expect, test } from "vitest";
import { keyMeaning } from "./keys";

const TAKEN = ["altKey", "ctrlKey", "metaKey", "shiftKey", "repeat", "defaultPrevented"] as const;
const NOT_TAKEN = Object.fromEntries(TAKEN.map((reason) => [reason, false])) as Record<
  (typeof TAKEN)[number],
  boolean
>;
const meaningOf = (key: string, taken = {}, isFree?: boolean) =>
  keyMeaning(
    { ...NOT_TAKEN, key, ...taken },
    isFree === undefined ? null : { matches: () => isFree },
  );

test("the right arrow turns on, the left arrow turns back, every other key is left alone", () => {
  const keys = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Enter", " ", "n", "toString"];
  expect(keys.map((key) => meaningOf(key)).filter(Boolean)).toEqual(["next", "previous"]);
});

test.each(TAKEN)("a key with %s turns nothing", (reason) => {
  expect(meaningOf("ArrowRight", { [reason]: true })).toBeUndefined();
});

test("whatever has the focus keeps its keys, unless it has no use for them", () => {
  expect(meaningOf("ArrowRight", {}, false)).toBeUndefined();
  expect(meaningOf("ArrowRight", {}, true)).toBe("next");
});
