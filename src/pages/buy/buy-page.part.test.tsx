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

test.each([
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 664],
])(
  "in a window of %i by %i the button at hand never covers the offer's heading",
  async (...size) => {
    await page.viewport(...size);
    await render(<BuyPage />);
    await document.fonts.ready;
    const heading = page.getByRole("heading", { name: "Complete Collection", exact: true });
    const button = page.getByRole("link", { name: /Purchase/ });
    for (const top of [0, 60, 120]) {
      scrollTo(0, top);
      const { bottom } = heading.element().getBoundingClientRect();
      expect(button.element().getBoundingClientRect().top, `at ${top}`).toBeGreaterThan(bottom);
    }
  },
);
