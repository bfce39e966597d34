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

test("a picture that fails gives way to the book emoji, in the same room", async () => {
  await render(<BuyPage />);
  const figure = document.querySelector("figure");
  const room = () => figure?.getBoundingClientRect().height;
  const before = room();
  figure?.querySelector("img")?.dispatchEvent(new Event("error"));
  await expect.element(page.getByRole("img", { name: /on a shelf/ })).toHaveTextContent("📖");
  expect(room()).toBe(before);
});
