import { expect, test } from "vitest";
import { atMost, quantile, table, timesLess, writeReport } from "./report";

test("a promise is kept up to its limit, and broken beyond", () => {
  expect(atMost("Blocking time", 50, 50, "ms")).toEqual({
    promise: "Blocking time: at most 50 ms",
    measured: "50 ms",
    kept: true,
  });
  expect(atMost("Layout shift", 0.004, 0, "")).toMatchObject({ measured: "0", kept: false });
});

test("a gain that is too small breaks one", () => {
  expect(timesLess("Letters", 140, 20, 5)).toMatchObject({ kept: true });
  expect(timesLess("Letters", 140, 40, 5)).toEqual({
    promise: "Letters: at least 5 times less",
    measured: "3.5 times less",
    kept: false,
  });
});

test("quantiles leave out what was not measured", () => {
  expect(quantile([3, Number.NaN, 1, 2], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
});

test("the report names broken promises and shows each part", () => {
  const verdicts = [atMost("Heap", 2, 1, "KB")];
  const report = writeReport(
    [{ title: "Memory", body: table(["", "KB"], [["heap", 12.34]]), verdicts }],
    "a machine",
  );
  expect(report).toContain("| Heap: at most 1 KB | 2 KB | **no** |");
  expect(report).toContain("## Memory\n|  | KB |\n| --- | --- |\n| heap | 12 |");
});
