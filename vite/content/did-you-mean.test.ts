import { expect, test } from "vitest";
import { didYouMean } from "./read-yaml.ts";

const fields = ["id", "text", "example", "subtitle"];

test.each([
  ["exmaple", "example"],
  ["Example", "example"],
  ["subtitel", "subtitle"],
  ["txt", "text"],
])("%s is nearly %s", (typed, meant) => {
  expect(didYouMean(typed, fields)).toBe(`: did you mean "${meant}"?`);
});

test("a name like no other gets no guess", () => {
  expect(didYouMean("note", fields)).toBe("");
  expect(didYouMean("note", [])).toBe("");
});
