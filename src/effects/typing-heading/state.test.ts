import { expect, test } from "vitest";
import { HOLD_MS, MS_PER_LETTER } from "./settings";
import { gradesOf, msUntilNext, nextStep, type Typing } from "./state";

const LENGTHS = [3, 2];

test("types the title, deletes it, types the tagline, deletes it, and begins again", () => {
  expect(stepsFrom({ sentence: 0, shown: 3, deleting: false }, 11)).toEqual([
    "0:2",
    "0:1",
    "0:0",
    "1:1",
    "1:2",
    "1:1",
    "1:0",
    "0:1",
    "0:2",
    "0:3",
    "0:2",
  ]);
});

test("a letter takes 75 ms to come or go, a whole sentence stands for 1500", () => {
  expect(msUntilNext({ sentence: 0, shown: 2, deleting: false }, LENGTHS)).toBe(MS_PER_LETTER);
  expect(msUntilNext({ sentence: 0, shown: 3, deleting: false }, LENGTHS)).toBe(HOLD_MS);
  expect(msUntilNext({ sentence: 0, shown: 2, deleting: true }, LENGTHS)).toBe(MS_PER_LETTER);
  expect(msUntilNext({ sentence: 1, shown: 0, deleting: true }, LENGTHS)).toBe(MS_PER_LETTER);
});

test("the three letters behind the caret are graded, roughest first; spaces do not count", () => {
  const letters = [..."true you"];
  expect([...gradesOf(letters, 6)]).toEqual([
    [5, 35],
    [3, 20],
    [2, 10],
  ]);
  expect([...gradesOf(letters, 1)]).toEqual([[0, 35]]);
  expect([...gradesOf(letters, 0)]).toEqual([]);
});

function stepsFrom(typing: Typing, count: number) {
  const steps: string[] = [];
  for (let n = 0; n < count; n++) {
    typing = nextStep(typing, LENGTHS);
    steps.push(`${typing.sentence}:${typing.shown}`);
  }
  return steps;
}
