import { expect, test, vi } from "vitest";
import { createMotion } from "./motion";

test("things move unless the system asks for less", () => {
  expect(createMotion(() => systemWish(false)).isMoving()).toBe(true);
  expect(createMotion(() => systemWish(true)).isMoving()).toBe(false);
});

test("the reader's choice overrides the system's wish", () => {
  const motion = createMotion(() => systemWish(true));
  motion.set(true);
  expect(motion.isMoving()).toBe(true);
});

test("a later change of the system's wish overrides the reader's choice", () => {
  const system = systemWish(false);
  const motion = createMotion(() => system);
  const seen: boolean[] = [];
  motion.subscribe(() => seen.push(motion.isMoving()));
  motion.set(true);
  system.change(true);
  system.change(false);
  expect(seen).toEqual([true, false, true]);
});

test("the system is listened to only while somebody listens here", () => {
  const system = systemWish(false);
  const motion = createMotion(() => system);
  const leaveFirst = motion.subscribe(vi.fn());
  const leaveSecond = motion.subscribe(vi.fn());
  expect(system.listenerCount()).toBe(1);
  leaveFirst();
  leaveSecond();
  expect(system.listenerCount()).toBe(0);
});

test("a listener that has left hears nothing more", () => {
  const motion = createMotion(() => systemWish(false));
  const listener = vi.fn();
  motion.subscribe(listener)();
  motion.set(false);
  expect(listener).not.toHaveBeenCalled();
});

function systemWish(reduced: boolean) {
  const listeners = new Set<EventListener>();
  return {
    matches: reduced,
    addEventListener: (_: string, listener: unknown) => listeners.add(listener as EventListener),
    removeEventListener: (_: string, listener: unknown) =>
      listeners.delete(listener as EventListener),
    listenerCount: () => listeners.size,
    change(matches: boolean) {
      this.matches = matches;
      for (const listener of listeners) listener(new Event("change"));
    },
  };
}
