import { expect, test } from "vitest";
import { graphemes } from "./graphemes";

test("counts flags, families and combining marks as one letter each", () => {
  expect(graphemes("a🇩🇪👨‍👩‍👧e\u0301")).toEqual(["a", "🇩🇪", "👨‍👩‍👧", "e\u0301"]);
  expect(graphemes("")).toEqual([]);
});
