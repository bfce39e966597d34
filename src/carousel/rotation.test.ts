import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation } from "./rotation";

const controller = new AbortController();
const advance = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  advance.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function rotating(signal = controller.signal) {
  const rotation = createRotation(advance, 3000, signal);
  rotation.hold("stopped", false);
  return rotation;
}

test("it begins stopped", () => {
  createRotation(advance, 3000, controller.signal);
  vi.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
});

test("it advances every 3000 ms", () => {
  rotating();
  vi.advanceTimersByTime(2999);
  expect(advance).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9000);
  expect(advance).toHaveBeenCalledTimes(4);
});

test("any one reason holds it, and it goes on only when all are gone", () => {
  const rotation = rotating();
  rotation.hold("hovered", true);
  rotation.hold("dragged", true);
  rotation.hold("dragged", false);
  vi.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
  rotation.hold("hovered", false);
  vi.advanceTimersByTime(3000);
  expect(advance).toHaveBeenCalledTimes(1);
});

test("after a hold it waits a whole turn, and catches nothing up", () => {
  const rotation = rotating();
  vi.advanceTimersByTime(2900);
  rotation.hold("hidden", true);
  vi.advanceTimersByTime(60_000);
  rotation.hold("hidden", false);
  vi.advanceTimersByTime(2999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

test("repeating what is already so does not begin the wait anew", () => {
  const rotation = rotating();
  vi.advanceTimersByTime(2000);
  rotation.hold("hovered", false);
  vi.advanceTimersByTime(1000);
  expect(advance).toHaveBeenCalledTimes(1);
});

test("the signal ends it", () => {
  const end = new AbortController();
  rotating(end.signal);
  end.abort();
  vi.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
});
