import { roughnessOf, typingSteps } from "./typing.ts";

test("shows and deletes the title, types the tagline, and repeats", () => {
  const moments = typingSteps([3, 2]);
  const steps = Array.from({ length: 20 }, () => {
    const { sentence, shownLetters, settledSteps, ms } = moments.next().value;
    return `${sentence}:${shownLetters}/${settledSteps} ${ms}`;
  });
  const title = ["0:3/3 1200", "0:2/0 75", "0:1/0 75", "0:0/0 75"];
  expect(steps).toEqual([
    ...title,
    ...["1:1/0 75", "1:2/0 100", "1:2/1 100", "1:2/2 100", "1:2/3 1200", "1:1/0 75", "1:0/0 75"],
    ...["0:1/0 75", "0:2/0 75", "0:3/0 100", "0:3/1 100", "0:3/2 100"],
    ...title,
  ]);
});

test.each([
  [6, 0, "y35 e20 u10"],
  [1, 0, "t35"],
  [0, 0, ""],
  [8, 1, "u20 o10"],
  [8, 2, "u10"],
  [8, 3, ""],
])(
  "roughens the letters before the caret: %i shown, %i settled",
  (shownLetters, settledSteps, rough) => {
    const letters = [..."true you"];
    const found = [...roughnessOf(letters, shownLetters, settledSteps)];
    expect(found.map(([index, roughness]) => `${letters[index]}${roughness}`).join(" ")).toBe(
      rough,
    );
  },
);
