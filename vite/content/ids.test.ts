import { expect, test } from "vitest";
import { nextId } from "./ids.ts";

test.each([
  [["eol1", "eol2"], "eol3"],
  [["lomv2-9", "lomv2-10"], "lomv2-11"],
  [["q1", "q30", "q7"], "q31"],
  [["old1", "new1"], "new2"],
  [[], "lh1"],
  [["first", "second"], "lh1"],
])("after %j comes %s", (own, next) => {
  expect(nextId(own, "letters-home")).toBe(next);
});

test("an id of another volume is never given", () => {
  expect(nextId(["e1"], "early", new Set(["e1", "e2"]))).toBe("e3");
  expect(nextId([], "late-hours", new Set(["lh1"]))).toBe("late-hours-1");
  expect(nextId([], "letters-volume-2")).toBe("lv2-1");
});
