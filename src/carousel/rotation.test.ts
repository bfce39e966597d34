import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation } from "./rotation";

const advance = vi.fn();
const end = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  advance.mockClear();
});
afterEach(() => void vi.useRealTimers());

test("it begins stopped, and any one reason holds it until all are gone", () => {
  const rotation = createRotation(advance, end.signal);
  expectTurns(10_000, 0);
  rotation.hold("stopped", false);
  expectTurns(2999, 0);
  expectTurns(1, 1);
  rotation.hold("hovered", true);
  rotation.hold("dragged", true);
  rotation.hold("dragged", false);
  expectTurns(10_000, 1);
  rotation.hold("hovered", false);
  expectTurns(2000, 1);
  rotation.hold("hovered", false); // what is already so does not begin the wait anew
  expectTurns(1000, 2);
  expectTurns(9000, 5);
});

test("the signal ends it", () => {
  createRotation(advance, end.signal).hold("stopped", false);
  end.abort();
  expectTurns(10_000, 0);
});

function expectTurns(ms: number, turns: number) {
  vi.advanceTimersByTime(ms);
  expect(advance).toHaveBeenCalledTimes(turns);
}
