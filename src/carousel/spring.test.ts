import { springAt } from "./spring.ts";

/** Values that the package "motion" 14.9 computed for stiffness 300 and damping 30. */
test.each([
  [0, "316.00 0, 243.98 -2170, 138.71 -1861, 24.37 -538, 0.14 -63, -1.17 9"],
  [2000, "316.00 2000, 289.75 -1999, 177.96 -2160, 35.72 -724, 1.47 -102, -1.35 7"],
  [-1500, "316.00 -1500, 209.65 -2298, 109.27 -1636, 15.86 -398, -0.86 -34, -1.04 10"],
])("computes the spring's movement from a velocity of %i", (velocity, positions) => {
  const moments = [0, 0.05, 0.1, 0.2, 0.3, 0.4].map((seconds) => springAt(seconds, 316, velocity));
  const moved = moments.map((at) => `${at.offset.toFixed(2)} ${at.velocity.toFixed(0)}`);
  expect(moved.join(", ")).toBe(positions);
});
