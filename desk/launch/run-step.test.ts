import { expect, test } from "vitest";
import { essence } from "./run-step.ts";

test("of a failed build, what is wrong with the words", () => {
  const output = "vite build\n\nThe content has problems:\n\ncontent/site.yaml:4  is cut off\n";
  expect(essence(output)).toEqual(["The content has problems:", "content/site.yaml:4  is cut off"]);
});

test("of failed tests, the first one and how it failed", () => {
  const output = `[1/2] pages.spec.ts\n[2/2] budgets.spec.ts\n  1) budgets.spec.ts › the home page is light\n\n    Expected: < 60\n    Received: 81\n`;
  expect(essence(output)).toEqual([
    "  1) budgets.spec.ts › the home page is light",
    "    Expected: < 60",
    "    Received: 81",
  ]);
});

test("of nothing at all, what may be the matter", () => {
  expect(essence("")).toEqual([expect.stringContaining("It ended without a word")]);
  expect(essence("\n \n[1/2] pages.spec.ts\n")).toHaveLength(1);
});

test("of anything else, its last words", () => {
  const output = Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n");
  expect(essence(output).at(-1)).toBe("line 39");
  expect(essence(output)).toHaveLength(12);
});
