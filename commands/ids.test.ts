import { expect, test } from "vitest";
import { createIds } from "./ids.ts";

test.each([
  [["eol1", "eol2"], "eol3"],
  [["lomv2-9", "lomv2-10"], "lomv2-11"],
  [["q1", "q30", "q7"], "q31"],
  [["old1", "new1"], "new2"],
  [[], "letters-home-1"],
  [["first", "second"], "letters-home-1"],
])("after %j comes %s", (own, next) => {
  expect(createIds(own, "letters-home", new Set())()).toBe(next);
});

test("an id of another volume is never given, nor the same one twice", () => {
  const next = createIds(["e1"], "early", new Set(["e1", "e2"]));
  expect([next(), next()]).toEqual(["e3", "e4"]);
});
