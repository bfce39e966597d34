import { afterEach, expect, test, vi } from "vitest";
import { startTyping } from "./engine";

const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([HOUR_MS, -HOUR_MS])("a clock that jumps by %d ms holds no letter up", (jumpMs) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const sentence = document.createElement("span");
  sentence.innerHTML = "<span>L</span>".repeat(20);
  const typed: number[] = [];
  const end = new AbortController();
  const from = { sentence: 0, shown: 0, deleting: false, settled: 0 };
  startTyping([sentence], from, end.signal, ({ shown }) => typed.push(shown));
  vi.advanceTimersByTime(300);
  expect(typed).toEqual([1, 2, 3, 4]);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + jumpMs);
  vi.advanceTimersByTime(375);
  expect(typed.length).toBeGreaterThanOrEqual(8);
  expect(typed.length).toBeLessThanOrEqual(10);
  end.abort();
});
