import { expect, test } from "vitest";
import { gradesOf } from "./state";

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
