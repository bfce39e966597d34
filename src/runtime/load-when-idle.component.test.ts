import { hydrated, markHydrated } from "./hydrated.ts";
import { loadWhenIdle } from "./load-when-idle.ts";

const { signal } = new AbortController();

test("loads nothing before hydration, which sets a performance mark", async () => {
  const load = vi.fn(async () => "an effect");
  const loaded = loadWhenIdle(load, signal);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(load).not.toHaveBeenCalled();
  expect(performance.getEntriesByName("hydrated")).toEqual([]);
  markHydrated();
  await hydrated;
  expect(await loaded).toBe("an effect");
  expect(performance.getEntriesByName("hydrated")).toHaveLength(1);
});

test("starts no effect whose file fails or loads after unmount", async () => {
  expect(await loadWhenIdle(() => Promise.reject(new Error("lost")), signal)).toBeUndefined();
  const leaving = new AbortController();
  expect(await loadWhenIdle(async () => leaving.abort() ?? "late", leaving.signal)).toBeUndefined();
});

test("waits a fixed time without requestIdleCallback", async () => {
  const { requestIdleCallback } = globalThis;
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  expect(await loadWhenIdle(async () => "an effect", signal)).toBe("an effect");
  Object.assign(globalThis, { requestIdleCallback });
});
