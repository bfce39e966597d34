import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate.ts";
import { Die } from "./die.tsx";

const die = page.getByRole("button", { name: "Roll the dice" });
const rotation = () => getComputedStyle(die.element().firstElementChild as Element).rotate;
const animations = () => die.element().getAnimations({ subtree: true });

test("rolls on with each press, and rests at another angle", async () => {
  await render(<Die />);
  const angles = new Set([rotation()]);
  for (let press = 0; press < 2; press++) {
    await userEvent.click(die);
    expect(animations().map(({ playState }) => playState)).toEqual(["running"]);
    for (const animation of animations()) animation.finish();
    angles.add(rotation());
  }
  expect(angles.size).toBe(3);
});

test("shows the new face at once with reduced motion", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  await render(<Die />);
  const before = rotation();
  await userEvent.click(die);
  expect(animations()).toEqual([]);
  expect(rotation()).not.toBe(before);
});
