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

test("ten thousand lines are compared in seconds", () => {
  const line = (at: number) =>
    `The ${at}th morning found ${at * 7} cups and ${at % 13} of us awake.`;
  const texts = Array.from({ length: 10_000 }, (_, at) => line(at));
  const before = process.cpuUsage();
  expect(pairs(...texts, line(5000)).at(-1)).toEqual(["10001", "5001"]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5); // of work; the clock may be shared
}, 120_000);
