import { expect, test } from "vitest";
import { rulerPath } from "./ruler";

test("one tick for each quote, the first and the last taller", () => {
  expect(rulerPath([0, 1, 2, 3], 4)).toBe("M0 4v14m1-9v9m1-9v9m1-14v14");
});

test("a tick is taller at every thirtieth quote", () => {
  const path = rulerPath(Array(90).keys(), 90);
  expect(path.match(/v9/g)).toHaveLength(86);
  expect(path.match(/v14/g)).toHaveLength(4);
});

test("some ticks stand where the whole ruler has them", () => {
  expect(rulerPath([29, 30, 35], 90)).toBe("M29 9v9m1-14v14m5-9v9");
});

test("no quotes draw nothing", () => expect(rulerPath([], 9)).toBe(""));
