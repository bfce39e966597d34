import { expect, test } from "vitest";
import { graphemes } from "./graphemes";

test("flags, families and combining marks are one letter each", () => {
  expect(graphemes("a🇩🇪👨‍👩‍👧e\u0301")).toEqual(["a", "🇩🇪", "👨‍👩‍👧", "e\u0301"]);
  expect(graphemes("")).toEqual([]);
});
