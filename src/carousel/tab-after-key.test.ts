import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-after-key";

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 3],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["ArrowDown", 1, undefined],
  ["Tab", 1, undefined],
])("%s on dot %i of 0 to 3 goes to %s, with a modifier nowhere", (key, from, to) => {
  expect(tabAfterKey({ ...NONE, key }, from, 4)).toBe(to);
  for (const modifier of Object.keys(NONE))
    expect(tabAfterKey({ ...NONE, key, [modifier]: true }, from, 4)).toBeUndefined();
});
