import { typingSteps } from "./typing.ts";

test("rests 1500 ms at each sentence, and deletes and types 75 ms a letter", () => {
  const moments = typingSteps([3, 2]);
  const steps = Array.from({ length: 20 }, () => {
    const { sentence, shownLetters, settledSteps, ms } = moments.next().value;
    return `${sentence}:${shownLetters}/${settledSteps} ${ms}`;
  });
  const deleted = ["0:2/0 75", "0:1/0 75", "0:0/0 75"];
  expect(steps).toEqual([
    "0:3/3 1500",
    ...deleted,
    ...["1:1/0 75", "1:2/0 100", "1:2/1 100", "1:2/2 100", "1:2/3 1200", "1:1/0 75", "1:0/0 75"],
    ...["0:1/0 75", "0:2/0 75", "0:3/0 100", "0:3/1 100", "0:3/2 100", "0:3/3 1200"],
    ...deleted,
  ]);
});
