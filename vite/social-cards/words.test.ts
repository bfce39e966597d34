import { expect, test } from "vitest";
import { outline, widthInEm } from "./typesetter.ts";
import { words } from "./words.ts";

const place = { width: 590, caret: "#9db7f5" };

test("letters are outlines, with their kerning", () => {
  const roman = (text: string) => widthInEm([{ text, face: "roman" }]);
  expect(roman("Ly")).toBeLessThan(roman("L") + roman("y"));
  expect(outline([{ text: "L", face: "roman" }], 100).path).toMatch(/^M[\d.-]+ /);
});

test("a title and its note become shapes without any text", () => {
  const [layer, ...more] = words({ title: "Dream Chaser's Bible", note: "Volume One", ...place });
  expect(more).toEqual([]);
  expect(layer?.source).not.toMatch(/<text|font/);
  expect(String(layer?.source).match(/<path/g)?.length).toBeGreaterThanOrEqual(4); // lines, caret, note
});

test("straight apostrophes are set as curly ones", () => {
  const [straight] = words({ title: "Chaser's", ...place });
  const [curly] = words({ title: "Chaser’s", ...place });
  expect(straight).toEqual(curly);
});

test("a title in letters the typeface lacks is left to the cover", () => {
  expect(words({ title: "Лирика", ...place })).toEqual([]);
});
