import { expect, test } from "vitest";
import { gradesOf, msUntilNext, nextStep, type Typing } from "./state";

const LENGTHS = [3, 2];

test("types the title, lets it settle and stand, deletes it, and so the tagline, and round again", () => {
  let typing: Typing = { sentence: 0, shown: 2, deleting: false, settled: 0 };
  const steps = Array.from({ length: 19 }, () => {
    const ms = msUntilNext(typing, LENGTHS);
    typing = nextStep(typing, LENGTHS);
    return `${ms} ${typing.sentence}:${typing.shown}${typing.settled ? `/${typing.settled}` : ""}`;
  });
  const [whole, title, tagline] = [
    ["75 0:3", "100 0:3/1", "100 0:3/2", "100 0:3/3"],
    ["1200 0:2", "75 0:1", "75 0:0", "75 1:1", "75 1:2"],
    ["100 1:2/1", "100 1:2/2", "100 1:2/3", "1200 1:1", "75 1:0", "75 0:1", "75 0:2"],
  ];
  expect(steps.join()).toBe([whole, title, tagline, whole.slice(0, 3)].flat().join());
});

test.each([
  [6, 0, "y35 e20 u10"],
  [1, 0, "t35"],
  [0, 0, ""],
  [8, 1, "u20 o10"],
  [8, 2, "u10"],
  [8, 3, ""],
])(
  "of %i letters, settled %i times, those behind the caret are rough; spaces are not",
  (shown, settled, rough) => {
    const letters = [..."true you"];
    const grades = gradesOf(letters, { sentence: 0, shown, deleting: false, settled });
    expect([...grades].map(([place, grade]) => `${letters[place]}${grade}`).join(" ")).toBe(rough);
  },
);
