import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { belowFirstScreen, layoutFaults, SIZES } from "../../tests/boxes";
import { setTextSize } from "../../tests/text-size";
import { BookNotFoundPage } from "./book-not-found/book-not-found-page";
import { BuyPage } from "./buy/buy-page";
import { DicePage } from "./dice/dice-page";
import { ErrorPage } from "./error/error-page";

/** Each with its main action, which shows without scrolling. */
const PAGES = [
  { name: "buy", screen: <BuyPage />, action: ".button" },
  { name: "dice", screen: <DicePage />, action: ".die, .button" },
  { name: "book not found", screen: <BookNotFoundPage />, action: ".button" },
  { name: "error", screen: <ErrorPage problem="404 Not Found" />, action: "h1, .back" },
];

test.each(PAGES)("$name fits every window, its action on the first screen", async (each) => {
  await render(each.screen);
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await document.fonts.ready;
    const below = belowFirstScreen(each.action);
    scrollTo(0, document.body.scrollHeight); // where nothing sticks to the foot of the screen
    expect([...layoutFaults(), ...below], `${width} by ${height}`).toEqual([]);
  }
});

test.each(PAGES)("$name fits a phone with text at 200 %", async ({ screen }) => {
  await setTextSize(200);
  await render(screen);
  for (const width of [320, 390]) {
    await page.viewport(width, 844);
    await document.fonts.ready;
    expect(layoutFaults(), `${width} px`).toEqual([]);
  }
});

test.each(PAGES)("$name fits a desk at 400 %", async ({ screen }) => {
  await page.viewport(320, 225);
  await render(screen);
  await document.fonts.ready;
  expect(layoutFaults()).toEqual([]);
});
