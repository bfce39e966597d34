import { expect, test } from "vitest";
import { rangeAt, rangesOf, rangeText } from "./volume-ranges";

const VOLUMES = [
  { name: "One", count: 30 },
  { name: "None", count: 0 },
  { name: "Two", count: 1 },
  { name: "Three", count: 12 },
];
const ranges = rangesOf(VOLUMES);

test("each volume goes on where the one before it ended, and one without quotes has no range", () => {
  expect(ranges.map((range) => `${range.volume.name} ${rangeText(range)}`)).toEqual([
    "One 1–30",
    "Two 31",
    "Three 32–43",
  ]);
});

test("every quote lies in one range, and beyond the last there is none", () => {
  const names = [0, 29, 30, 31, 42, 43].map((index) => rangeAt(ranges, index)?.volume.name);
  expect(names).toEqual(["One", "One", "Two", "Three", "Three", undefined]);
});
