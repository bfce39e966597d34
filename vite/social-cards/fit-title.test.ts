import fc from "fast-check";
import { expect, test } from "vitest";
import { fitTitle, heightInEm } from "./fit-title.ts";

const box = { width: 590, height: 290 };
const widthInEm = (text: string) => text.length / 2;

test("a short title is large and on one line", () => {
  expect(fitTitle("Late", box, widthInEm)).toEqual({ lines: ["Late"], size: 140 });
});

test("lines are as even as the words allow", () => {
  expect(fitTitle("Lyrics of the Mind Trilogy", box, widthInEm).lines).toEqual([
    "Lyrics of",
    "the Mind",
    "Trilogy",
  ]);
});

test("any title fits, with all its words in order", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(words, (words) => {
      const { lines, size } = fitTitle(words.join(" "), box, widthInEm);
      expect(lines.join(" ")).toBe(words.join(" "));
      expect(size * Math.max(...lines.map(widthInEm))).toBeLessThanOrEqual(box.width + 1e-6);
      expect(size * heightInEm(lines.length)).toBeLessThanOrEqual(box.height + 1e-6);
    }),
  );
});
