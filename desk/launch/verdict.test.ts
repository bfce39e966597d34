import { expect, test } from "vitest";
import { verdict } from "./verdict.ts";

const problem = { file: "content/site.yaml", line: 7, reason: "is still a placeholder" };
const nothing = { left: [], optional: [] };

test("nothing left and all tests passed: ready", () => {
  expect(verdict(nothing, "passed")).toEqual({ text: "\nready\n", isGood: true });
});

test("what may stay does not stand in the way", () => {
  const { text, isGood } = verdict({ left: [], optional: [problem] }, "passed");
  expect(isGood).toBe(true);
  expect(text).toBe(
    "\nMay stay as it is:\n\n  content/site.yaml:7  is still a placeholder\n\nready\n",
  );
});

test("a thing left, or a failed test, is never ready", () => {
  expect(verdict({ left: [problem], optional: [] }, "passed")).toEqual({
    text: "\nNot ready: 1 thing left to do:\n\n  content/site.yaml:7  is still a placeholder\n",
    isGood: false,
  });
  const failed = verdict(nothing, "failed");
  expect(failed.isGood).toBe(false);
  expect(failed.text).toContain("the step above: if its words");
});

test("the list alone does not say ready", () => {
  expect(verdict(nothing, "not run").text).toBe("\nThe list is done. Now: npm run launch\n");
});

test("a long list is cut, so that the verdict fits on a screen", () => {
  const many = Array.from({ length: 40 }, () => problem);
  const { text } = verdict({ left: many, optional: many }, "passed");
  expect(text.split("\n").length).toBeLessThan(27);
  expect(text).toContain("… and 33 more: npm run content");
});
