import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { Die } from "./die";

const die = page.getByRole("button", { name: "Roll the dice" });

test("a press rolls it to another side, and it says so", async () => {
  await render(<Die />);
  expect(lies()).toBe("-8deg");
  for (let roll = 0; roll < 3; roll++) {
    const before = lies();
    await userEvent.click(die);
    await expect.element(page.getByRole("status")).toHaveTextContent("The dice rolled.");
    expect(rolls()).toHaveLength(1);
    for (const animation of rolls()) animation.finish();
    expect(lies()).not.toBe(before);
  }
});

test.each([
  [0, 480],
  [0.49, 480],
  [0.5, 600],
  [0.99, 600],
])(
  "after a full turn, a chance of %f turns it by %i degrees in all, to another face",
  async (chance, by) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    onTestFinished(() => void vi.restoreAllMocks());
    await render(<Die />);
    await userEvent.click(die);
    for (const animation of rolls()) animation.finish();
    expect(lies()).toBe(`${by - 8}deg`);
  },
);

test("a hundred presses in one moment break nothing, and are told once", async () => {
  await render(<Die />);
  const button = die.element() as HTMLElement;
  for (let press = 0; press < 100; press++) button.click();
  await expect.element(page.getByText("The dice rolled.")).toBeInTheDocument();
  expect(page.getByText("The dice rolled.").elements()).toHaveLength(1);
});

test("lies on its new side at once under reduced motion", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  await render(<Die />);
  await userEvent.click(die);
  expect(rolls()).toEqual([]);
  expect(lies()).not.toBe("-8deg");
  await expect.element(page.getByRole("status")).toHaveTextContent("The dice rolled.");
});

function rolls() {
  return die.element().getAnimations({ subtree: true });
}

function lies() {
  const face = die.element().firstElementChild;
  return face && getComputedStyle(face).rotate;
}
