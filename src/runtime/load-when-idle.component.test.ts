import { loadWhenIdle } from "./load-when-idle.ts";

const { signal } = new AbortController();

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
