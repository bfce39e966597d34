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

test("a focused widget that uses arrow keys keeps them, a button does not", () => {
  const within = (tag: string) => ({
    closest: (selectors: string) => (selectors.split(",").includes(tag) ? ({} as Element) : null),
  });
  for (const tag of ["input", "select", "[role=slider]", "[role=tablist]"]) {
    expect(keyMeaning({ ...PLAIN, key: "ArrowRight" }, within(tag))).toBeUndefined();
  }
  expect(keyMeaning({ ...PLAIN, key: "ArrowRight" }, within("button"))).toBe("next");
});
