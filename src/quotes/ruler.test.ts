import { expect, test } from "vitest";
import { rulerPath } from "./ruler";

test("one tick for each quote, the first and the last taller", () => {
  expect(rulerPath({ from: 0, to: 4, total: 4 })).toBe("M0 4v14m1-10v10m1-10v10m1-14v14");
});

test("a tick is taller at every thirtieth quote", () => {
  const path = rulerPath({ from: 0, to: 90, total: 90 });
  expect(path.match(/v10/g)).toHaveLength(86);
  expect(path.match(/v14/g)).toHaveLength(4);
});

test("part of the ruler starts where the whole one has that tick", () => {
  expect(rulerPath({ from: 29, to: 32, total: 90 })).toBe("M29 8v10m1-14v14m1-10v10");
});

test("an empty stretch draws nothing", () => {
  expect(rulerPath({ from: 0, to: 0, total: 0 })).toBe("");
  expect(rulerPath({ from: 3, to: 3, total: 9 })).toBe("");
});
