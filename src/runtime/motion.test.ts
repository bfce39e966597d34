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

test("the system's wish is heard while nobody listens here", () => {
  const system = systemWish(false);
  const motion = createMotion(() => system);
  motion.subscribe(vi.fn())(); // the page that moved is left
  motion.set(true);
  system.change(true);
  expect(motion.isMoving()).toBe(false);
});

test("a choice made before anything was asked gives way to the system's next wish", () => {
  const system = systemWish(false);
  const motion = createMotion(() => system);
  motion.set(true);
  system.change(true);
  expect(motion.isMoving()).toBe(false);
});

test("a listener may leave while it is called", () => {
  const motion = createMotion(() => systemWish(false));
  const heard: string[] = [];
  const leave = motion.subscribe(() => {
    heard.push("first");
    leave();
  });
  motion.subscribe(() => heard.push("second"));
  motion.set(false);
  motion.set(true);
  expect(heard).toEqual(["first", "second", "second"]);
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
    change(matches: boolean) {
      this.matches = matches;
      for (const listener of listeners) listener(new Event("change"));
    },
  };
}
