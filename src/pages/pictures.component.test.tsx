import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bookOf } from "../../tests/helpers/mounted-book";
import { propsOf } from "../../tests/helpers/page-props";
import { BookPage } from "./book/book-page";
import { BookNotFoundPage } from "./book-not-found/book-not-found-page";
import { BuyPage } from "./buy/buy-page";
import { GuidePage } from "./guide/guide-page";
import { HomePage } from "./home/home-page";

const book = await bookOf("lyrics-of-the-mind-trilogy");
const PAGES = [
  { name: "home", screen: <HomePage page={await propsOf("home")} />, emojis: "📖📖📖🎲📱" },
  { name: "book", screen: <BookPage page={book} />, emojis: "📖" },
  { name: "buy", screen: <BuyPage page={await propsOf("buy")} />, emojis: "📖" },
  { name: "guide", screen: <GuidePage page={await propsOf("guide")} />, emojis: "📱📱📱📱" },
  { name: "book not found", screen: <BookNotFoundPage />, emojis: "📖" },
];

test.each(PAGES)("$name: pictures that fail give way to emoji, and nothing moves", async (each) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height);
    const { unmount } = await render(each.screen);
    await document.fonts.ready;
    const before = rooms();
    for (const image of [...document.images]) image.dispatchEvent(new Event("error"));
    await expect.poll(emojis).toBe(each.emojis);
    // Files are whole pixels wide, and so a little off the shape that is reserved.
    const moved = rooms().map((at, index) => Math.abs(at - (before[index] ?? 0)));
    expect(Math.max(...moved), `${width} by ${height}`).toBeLessThan(2);
    await unmount();
  }
});

function emojis() {
  const shown = document.querySelectorAll(".picture-emoji");
  return [...shown].map(({ textContent }) => textContent).join("");
}

/** Where each picture is, or the emoji in its place, and everything that could be moved by it. */
function rooms() {
  const parts = document.querySelectorAll<HTMLElement>("img, .picture-emoji, h1, h2, p, .button");
  return [...parts].flatMap(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
    return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
  });
}
