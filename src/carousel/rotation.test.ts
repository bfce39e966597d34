import { afterEach, expect, test, vi } from "vitest";
import { createRotation } from "./rotation";

afterEach(() => void vi.useRealTimers());

test("it begins stopped, and any one reason holds it until all are gone", () => {
  vi.useFakeTimers();
  const advance = vi.fn();
  const rotation = createRotation(advance, new AbortController().signal);
  const expectTurns = (ms: number, turns: number) => {
    vi.advanceTimersByTime(ms);
    expect(advance).toHaveBeenCalledTimes(turns);
  };
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
