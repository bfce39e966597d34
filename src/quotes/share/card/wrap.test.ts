import fc from "fast-check";
import { expect, test } from "vitest";
import { balancedLines, wrappedLines } from "./wrap";

const widthOf = (text: string) => [...text].length;

test("lines are filled up to the width", () => {
  expect(wrappedLines(" one two  three four ", 7, widthOf)).toEqual(["one two", "three", "four"]);
});

test("balanced lines are as few, and as even as can be", () => {
  const linesOf = (wrap: typeof wrappedLines) =>
    wrap("a line that stays when all the rest has gone", 36, widthOf).join("|");
  expect(linesOf(wrappedLines)).toBe("a line that stays when all the rest|has gone");
  expect(linesOf(balancedLines)).toBe("a line that stays when|all the rest has gone");
});

test("a word wider than the line is broken, whole letters only", () => {
  expect(wrappedLines("🎲🎲🎲🎲🎲 a", 2, widthOf)).toEqual(["🎲🎲", "🎲🎲", "🎲", "a"]);
});

test("flags, families and accents are never broken apart", () => {
  const widthOf = (text: string) => text.length;
  expect(wrappedLines("🇩🇪🇫🇷 👨‍👩‍👧e\u0301", 8, widthOf)).toEqual(["🇩🇪🇫🇷", "👨‍👩‍👧", "e\u0301"]);
  expect(wrappedLines("🇩🇪🇫🇷", 6, widthOf)).toEqual(["🇩🇪", "🇫🇷"]);
});

test("no line is too wide, no letter is lost, and balancing adds no line", () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 40 });
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 40 }), (parts, width) => {
      const text = parts.join(" ");
      const lines = balancedLines(text, width, widthOf);
      expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
      expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      expect(lines.length).toBe(wrappedLines(text, width, widthOf).length);
    }),
  );
});
