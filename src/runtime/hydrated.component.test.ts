import { expect, test, vi } from "vitest";
import { hydrated, markHydrated } from "./hydrated";
import { loadWhenIdle } from "./load-when-idle";

const { signal } = new AbortController();

test("nothing is loaded before the page is hydrated; then it is, and measurements find a mark", async () => {
  const load = vi.fn(async () => "an effect");
  const loaded = loadWhenIdle(load, signal);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(load).not.toHaveBeenCalled();
  expect(performance.getEntriesByName("hydrated")).toEqual([]);
  markHydrated();
  await hydrated;
  expect(await loaded).toBe("an effect");
  expect(performance.getEntriesByName("hydrated")).toHaveLength(1);
});

test("a file that does not come leaves the page without its effect", async () => {
  const lost = () => Promise.reject(new Error("lost"));
  expect(await loadWhenIdle(lost, signal)).toBeUndefined();
});

test("an effect that comes after the page was left is not started", async () => {
  const leaving = new AbortController();
  const load = async () => {
    leaving.abort();
    return "an effect";
  };
  expect(await loadWhenIdle(load, leaving.signal)).toBeUndefined();
});

test("where the browser cannot tell when it is idle, a guess stands in", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const idle = globalThis.requestIdleCallback;
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const load = vi.fn(async () => "an effect");
  const loaded = loadWhenIdle(load, signal);
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(299);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await loaded).toBe("an effect");
  globalThis.requestIdleCallback = idle;
  vi.useRealTimers();
});
