import { expect, test } from "vitest";
import { seededRandom } from "./random";

test.each([
  [1, [2693262067, 11749833, 2265367787, 4213581821]],
  [7, [50271532, 266108690, 4195786334, 3002305430]],
])("seed %i gives the numbers of mulberry32, as fractions of 2³²", (seed, numbers) => {
  const random = seededRandom(seed);
  expect(numbers.map(() => random() * 2 ** 32)).toEqual(numbers);
});
