import { expect, test } from "vitest";
import { keyMeaning } from "./keys";

const PLAIN = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
};

test("the right arrow turns on, the left arrow turns back", () => {
  expect(keyMeaning({ ...PLAIN, key: "ArrowRight" }, null)).toBe("next");
  expect(keyMeaning({ ...PLAIN, key: "ArrowLeft" }, null)).toBe("previous");
});

test("every other key is left alone", () => {
  for (const key of ["ArrowUp", "ArrowDown", "Enter", " ", "n", "toString"]) {
    expect(keyMeaning({ ...PLAIN, key }, null)).toBeUndefined();
  }
});

test("a shortcut, a held key and a key already handled turn nothing", () => {
  const taken = ["altKey", "ctrlKey", "metaKey", "shiftKey", "repeat", "defaultPrevented"] as const;
  for (const reason of taken) {
    expect(keyMeaning({ ...PLAIN, key: "ArrowRight", [reason]: true }, null)).toBeUndefined();
  }
});

test("whatever has the focus keeps its keys, unless it has no use for them", () => {
  const focused = (matches: boolean) => ({ matches: () => matches });
  expect(keyMeaning({ ...PLAIN, key: "ArrowRight" }, focused(false))).toBeUndefined();
  expect(keyMeaning({ ...PLAIN, key: "ArrowRight" }, focused(true))).toBe("next");
});
