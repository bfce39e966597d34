import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { textsOf } from "../../../tests/part-texts";
import { DicePage } from "./dice-page";

test("a player reads what the dice are about and finds the experience", async () => {
  await render(<DicePage />);
  await expect.element(page.getByText(/^This is how life is, keep trying\./)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Start Experience (opens in a new tab)" }))
    .toHaveAttribute("href", "https://dice.lyrics-of-the-mind.example/");
  await expect
    .element(page.getByRole("blockquote"))
    .toHaveTextContent(/^“Life never promised you the six\./);
  expect(textsOf("h1, h2")).toEqual(["Roll the Dice", "Philosophy in Action", "Personal Growth"]);
});
