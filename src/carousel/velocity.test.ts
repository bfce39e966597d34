import { expect, test } from "vitest";
import { velocityAt } from "./velocity";

test.each([
  ["that of the last moments, not of the whole drag", 600, "0:0 500:20 550:-20 600:-60", -800],
  ["that of a whole tenth of a second", 100, "0:0 50:10 100:40", 400],
  ["none after a rest", 400, "0:0 50:200", 0],
  ["none of one sample", 0, "0:5", 0],
  ["none of two at the same moment", 1, "1:5 1:9", 0],
  ["none without a sample", 1, "", 0],
])("the speed is %s", (_what, now, places, velocity) => {
  const samples = places.split(" ").flatMap((place) => {
    const [ms, x] = place.split(":").map(Number);
    return ms === undefined || x === undefined ? [] : [{ ms, x }];
  });
  expect(velocityAt(now, samples, 100)).toBe(velocity);
});
