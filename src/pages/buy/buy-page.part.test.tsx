import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { textsOf } from "../../../tests/part-texts";
import { BuyPage } from "./buy-page";

test("a buyer reads what is in the collection and finds the shop", async () => {
  await render(<BuyPage />);
  const picture = page.getByRole("img", { name: /complete collection on a shelf/ });
  await expect.element(picture).toBeVisible();
  expect(textsOf("h1, h2")).toEqual([
    "Complete Book Collection",
    "Complete Collection",
    "Complete Experience",
    "Value Package",
    "Exclusive Content",
  ]);
  expect(textsOf("li")).toEqual([
    "The Dream Chaser's Trilogy complete series",
    "Experiences",
    "All published poetry collections",
    "Exclusive bonus content",
    "Digital and physical formats",
  ]);
  await expect
    .element(page.getByRole("link", { name: "Purchase Collection (opens in a new tab)" }))
    .toHaveAttribute("href", "https://shop.lyrics-of-the-mind.example/");
  expect(textsOf(".buy-price")).toEqual([]); // none is known, so none is shown
});
