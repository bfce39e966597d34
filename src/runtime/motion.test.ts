import { expect, test } from "vitest";
import { createMotion } from "./motion";

test("things move unless the system asks for less, or the reader chose otherwise", () => {
  expect(motionOn(false).motion.isMoving()).toBe(true);
  const { motion } = motionOn(true);
  expect(motion.isMoving()).toBe(false);
  motion.set(true);
  expect(motion.isMoving()).toBe(true);
});

test("a later change of the system's wish overrides the reader's choice, heard or not", () => {
  const { motion, system } = motionOn(false);
  const heard: boolean[] = [];
  const leave = motion.subscribe(() => heard.push(motion.isMoving()));
  system.change(true);
  motion.set(true);
  system.change(true);
  system.change(false);
  leave();
  system.change(true);
  expect(motion.isMoving()).toBe(false);
  expect(heard).toEqual([false, true, false, true]);
});

function motionOn(isReduced: boolean) {
  const system = Object.assign(new EventTarget(), {
    matches: isReduced,
    change(matches: boolean) {
      system.matches = matches;
      system.dispatchEvent(new Event("change"));
    },
  });
  return { motion: createMotion(system), system };
}
