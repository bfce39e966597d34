import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate.ts";
import { Die } from "./die.tsx";

const die = page.getByRole("button", { name: "Roll the dice" });
const rotation = () => getComputedStyle(die.element().firstElementChild as Element).rotate;

test.each([
  [0, 480],
  [0.99, 600],
])("rolls to another face, for the random number %f", async (chance, by) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  await render(<Die />);
  for (const turns of [1, 2]) {
    await userEvent.click(die);
    const [animation] = die.element().getAnimations({ subtree: true });
    expect(animation?.playState).toBe("running");
    animation?.finish();
    expect(rotation()).toBe(`${turns * by - 8}deg`);
  }
});

test("shows the new face at once with reduced motion", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  await render(<Die />);
  await userEvent.click(die);
  expect(die.element().getAnimations({ subtree: true })).toEqual([]);
  expect(rotation()).not.toBe("-8deg");
});

test("casts no shadow in forced colours, where it would be that of a box", async () => {
  await render(<Die />);
  expect(getComputedStyle(die.element()).filter).toContain("drop-shadow");
  await emulateMedia({ "forced-colors": "active" });
  expect(getComputedStyle(die.element()).filter).toBe("none");
});
