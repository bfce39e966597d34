import { cleanup, render } from "vitest-browser-react";
import { WINDOW_SIZES } from "../../../tests/helpers/layout-faults.ts";
import {
  eachWindow,
  loadFonts,
  propsOf,
  queryElement,
} from "../../../tests/helpers/mounted-page.ts";
import { quoteTraits } from "../../content-model/quote-lines.ts";
import DicePage from "./dice-page.tsx";

const dice = await propsOf("dice");
const POEM = "Spada deszcz,\nspada na liście,\na my śpimy.";
const INTRO = "Roll,\nread what comes up,\nand roll again.";

test("keeps the lines of the quote and of the introduction", async () => {
  const quote = { text: POEM, ...quoteTraits(POEM) };
  await render(<DicePage page={{ ...dice, intro: INTRO, quote }} />);
  await loadFonts();
  await eachWindow(WINDOW_SIZES, () =>
    ["blockquote", ".dice-intro"].filter((selector) => linesIn(queryElement(selector)) !== 3),
  );
});

test("sets no marks around a quote that has its own", async () => {
  for (const [text, mark] of [
    ["Life is long.", expect.stringContaining("“")],
    ["„Komm“, sagte sie.", "none"],
  ]) {
    await render(<DicePage page={{ ...dice, quote: { text, ...quoteTraits(text) } }} />);
    expect(getComputedStyle(queryElement("blockquote"), "::before").content).toEqual(mark);
    await cleanup();
  }
});

function linesIn(element: HTMLElement) {
  return Math.round(element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
}
