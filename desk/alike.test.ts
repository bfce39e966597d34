import { expect, test } from "vitest";
import { alikePairs } from "./alike.ts";

const pairs = (...texts: string[]) =>
  alikePairs(texts.map((words, at) => ({ words, place: `${at + 1}` }))).map(([later, earlier]) => [
    later.place,
    earlier.place,
  ]);

test("the same line twice is found, whatever its capitals and marks", () => {
  expect(pairs("Doubt is a fine talker.", "Rest.", "doubt is a fine talker!")).toEqual([
    ["3", "1"],
  ]);
});

test("a line with one word changed is found", () => {
  expect(
    pairs(
      "From the middle of the bridge both banks look like good ideas.",
      "From the middle of the bridge both banks seem like good ideas.",
    ),
  ).toEqual([["2", "1"]]);
});

test("lines that share a habit of speech are not alike", () => {
  expect(
    pairs(
      "Sit beside someone you love for ten minutes and leave the quiet alone.",
      "Stay ten minutes past the point where you usually pack up.",
      "The door is open. What did you want the room for?",
    ),
  ).toEqual([]);
});
