import { springAt } from "./spring.ts";

test("moves as the package “motion” 14.9 computes for stiffness 300 and damping 30", () => {
  const moments = [0, 0.05, 0.1, 0.2, 0.3, 0.4].map((seconds) => springAt(seconds, 316, 2000));
  const moved = moments.map((at) => `${at.offset.toFixed(2)} ${at.velocity.toFixed(0)}`);
  expect(moved.join(", ")).toBe(
    "316.00 2000, 289.75 -1999, 177.96 -2160, 35.72 -724, 1.47 -102, -1.35 7",
  );
});
