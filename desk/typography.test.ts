import { expect, test } from "vitest";
import { straightMark, typeset } from "./typography.ts";

test.each([
  ["You'd know.", "You’d know."],
  ['She said "stay" twice.', "She said “stay” twice."],
  ["'Never' is a long word", "‘Never’ is a long word"],
  ['("quietly")', "(“quietly”)"],
  ["Wait... then go -- now", "Wait… then go – now"],
])("%s is set as %s", (typed, set) => {
  expect(typeset(typed)).toBe(set);
});

test("the first straight mark is told with its fix", () => {
  expect(straightMark("All day you've been talking")).toEqual({ found: "you've", fix: "you’ve" });
});

test("what is typographic already is left alone", () => {
  for (const words of ["You’d say “stay” – or go…", "a well-known 5-year plan", "2024-25"]) {
    expect(straightMark(words)).toBeUndefined();
  }
});
