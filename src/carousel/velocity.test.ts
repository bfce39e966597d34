import { expect, test } from "vitest";
import { velocityAt } from "./velocity";

test.each([
  ["that of the last moments alone", 600, [0, 500, 550, 600], [0, 20, -20, -60], -800],
  ["that of a whole tenth of a second", 100, [0, 50, 100], [0, 10, 40], 400],
  ["none after a rest", 400, [0, 50], [0, 200], 0],
  ["none of one place", 0, [0], [5], 0],
  ["none of two at the same moment", 1, [1, 1], [5, 9], 0],
  ["none without a place", 1, [], [], 0],
])("the speed is %s", (_what, now, times, xs, velocity) => {
  const places = times.map((timeStamp, at) => ({ timeStamp, clientX: xs[at] ?? Number.NaN }));
  expect(velocityAt(now, places)).toBe(velocity);
});
