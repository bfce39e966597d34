import { expect, test, vi } from "vitest";
import { loadable } from "./loadable";

test("loads once, however often it is asked", async () => {
  const start = vi.fn(async () => "page");
  const { load, read, isHere } = loadable(start);
  const loads = [load(), load()];
  expect(isHere()).toBe(false);
  await Promise.all(loads);
  expect(isHere()).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
  expect(read()).toBe("page");
});

test("a failed load is told to whoever renders, until it is tried again", async () => {
  const start = vi.fn(async () => "page").mockRejectedValueOnce(new Error("offline"));
  const { load, read } = loadable<string>(start);
  await expect(load()).rejects.toThrow("offline");
  expect(read).toThrow("offline");
  await expect(load()).resolves.toBe("page");
  expect(read()).toBe("page");
});
