import { expect, test } from "vitest";
import { gradesOf, msUntilNext, nextStep, type Typing } from "./state";

const LENGTHS = [3, 2];
const WHOLE: Typing = { sentence: 0, shown: 3, deleting: false, settled: 3 };

test("types the title, deletes it, types the tagline, deletes it, and begins again", () => {
  const shown = stepsFrom(WHOLE, 17).map(({ sentence, shown }) => `${sentence}:${shown}`);
  expect(shown.filter((step, at) => step !== shown[at - 1])).toEqual([
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

test("a letter takes 75 ms to come or go", () => {
  for (const [shown, deleting] of [
    [2, false],
    [2, true],
    [3, true],
    [0, true],
  ] as const) {
    expect(msUntilNext({ ...WHOLE, shown, deleting, settled: 0 }, LENGTHS)).toBe(75);
  }
});

test("a whole sentence settles after 100, 200 and 300 ms, and goes after 1500", () => {
  let typing: Typing = { ...WHOLE, settled: 0 };
  const moments: [number, number][] = [];
  for (let ms = 0; !typing.deleting; typing = nextStep(typing, LENGTHS)) {
    moments.push([ms, typing.settled]);
    ms += msUntilNext(typing, LENGTHS);
    if (nextStep(typing, LENGTHS).deleting) expect(ms).toBe(1500);
  }
  expect(moments).toEqual([
    [0, 0],
    [100, 1],
    [200, 2],
    [300, 3],
  ]);
  expect(typing).toEqual({ sentence: 0, shown: 2, deleting: true, settled: 0 });
});

test("the three letters behind the caret are graded, roughest first; spaces do not count", () => {
  const letters = [..."true you"];
  const grades = (shown: number, settled: number) => [
    ...gradesOf(letters, { sentence: 0, shown, deleting: false, settled }),
  ];
  expect(grades(6, 0)).toEqual([
    [5, 35],
    [3, 20],
    [2, 10],
  ]);
  expect(grades(1, 0)).toEqual([[0, 35]]);
  expect(grades(0, 0)).toEqual([]);
  expect(grades(8, 1)).toEqual([
    [7, 20],
    [6, 10],
  ]);
  expect(grades(8, 2)).toEqual([[7, 10]]);
  expect(grades(8, 3)).toEqual([]);
});

function stepsFrom(typing: Typing, count: number) {
  const steps: Typing[] = [];
  for (let n = 0; n < count; n++) {
    typing = nextStep(typing, LENGTHS);
    steps.push(typing);
  }
  return steps;
}
