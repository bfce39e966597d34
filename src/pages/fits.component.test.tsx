import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { belowFirstScreen, layoutFaults, SIZES } from "../../tests/helpers/boxes";
import { propsOf } from "../../tests/helpers/page-props";
import { OutwardLink } from "../components/outward-link";
import { TextBoxes } from "../components/text-boxes";
import { BookNotFoundPage } from "./book-not-found/book-not-found-page";
import { BuyPage } from "./buy/buy-page";
import { DicePage } from "./dice/dice-page";
import { ErrorPage } from "./error/error-page";

/** Each with its main action, which shows without scrolling, unless the offer itself needs the room. */
const PAGES = [
  { name: "buy", screen: <BuyPage page={await propsOf("buy")} />, action: ".button", from: 600 },
  { name: "dice", screen: <DicePage page={await propsOf("dice")} />, action: ".die, .button" },
  { name: "book not found", screen: <BookNotFoundPage />, action: ".button" },
  { name: "error", screen: <ErrorPage problem="404 Not Found" />, action: "h1, .back-link" },
];

test.each(PAGES)("$name fits every window, its action on the first screen", async (each) => {
  await render(each.screen);
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await document.fonts.ready;
    const below = height < (each.from ?? 0) ? [] : belowFirstScreen(each.action);
    scrollTo(0, document.body.scrollHeight); // where nothing sticks to the foot of the screen
    expect([...layoutFaults(), ...below], `${width} by ${height}`).toEqual([]);
  }
});

test.each(PAGES)("$name fits a desk at 400 %", async ({ screen }) => {
  await page.viewport(320, 225);
  await render(screen);
  await document.fonts.ready;
  expect(layoutFaults()).toEqual([]);
});

test.each([320, 768])(
  "a word longer than its column breaks, in a window of %i px",
  async (width) => {
    await page.viewport(width, 1024);
    const word = "Donaudampfschifffahrtsgesellschaftskapitän";
    const boxes = ["One", "Two", "Three"].map((name) => ({
      title: name + word,
      text: name + word,
    }));
    await render(
      <main className="shell">
        <h1 className="page-title">{word}</h1>
        <TextBoxes boxes={boxes} className="buy-benefits" />
        <TextBoxes boxes={boxes} className="dice-boxes" />
        <OutwardLink href="https://shop.example/">{word}</OutwardLink>
      </main>,
    );
    expect(layoutFaults()).toEqual([]);
  },
);
