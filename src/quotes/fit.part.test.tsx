import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaults } from "../../tests/boxes";
import { emulateMedia } from "../../tests/emulate";
import { bookOf, mountBook, press } from "../../tests/mounted-book";
import type { Book } from "../content/books";

const lyrics = await bookOf("lyrics-of-the-mind-trilogy");
const dreams = await bookOf("dream-chasers-trilogy");
const SIX_SENTENCES = "Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.";

/** The six windows that differ most, and two on which quotes have been cut before. */
const WINDOWS = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [844, 390],
  [900, 700],
  [2560, 1440],
] as const;

beforeEach(() => emulateMedia({ "prefers-reduced-motion": "reduce" }));

describe.each(WINDOWS)("at %i by %i", (width, height) => {
  test.each([
    ["Lyrics", lyrics],
    ["Dreams", dreams],
  ])("every quote of %s stands whole above the dock, which never moves", async (_name, book) => {
    expect(await faultsOf(book, width, height)).toEqual([]);
  });
});

/** Turns through a whole book, and says what is wrong on which quote. */
async function faultsOf(book: Book, width: number, height: number) {
  await page.viewport(width, height);
  const { next } = await mountBook(book);
  await document.fonts.ready;
  const faults = new Map<string, string[]>();
  const tell = (fault: string, quote: string) =>
    faults.set(fault, [...(faults.get(fault) ?? []), quote]);
  const dock = box(".dock").top;
  for (const { id, text } of book.quotes) {
    if (!document.querySelector(".reader-quote")?.textContent?.includes(text)) tell("lost", id);
    for (const fault of quoteFaults()) tell(fault, id);
    if (Math.abs(box(".dock").top - dock) > 0.5)
      tell(
        "moves the dock",
        id +
          " " +
          (box(".dock").top - dock) +
          " " +
          getComputedStyle(document.querySelector(".reader-quote")!).fontSize,
      );
    press(next);
    await Promise.resolve(); // React renders
  }
  return [...faults].map(([fault, ids]) => `${fault}: ${ids.length} quotes, ${ids.slice(0, 12)}`);
}

/** What is wrong with the quote that is shown. */
function quoteFaults() {
  const faults: string[] = [];
  const title = box(".reader-title");
  const quote = box(".reader-quote");
  const example = box(".reader-example");
  const dock = box(".dock-count");
  const isBeside = quote.left >= title.right;
  const isDockBeside = example.left >= box(".dock").right;
  if (!isBeside && quote.top < title.bottom + 8) faults.push("quote too near the title");
  if (quote.top < box(".reader-bar").bottom) faults.push("quote over the bar");
  if (example.top < quote.bottom + 8) faults.push("example too near the quote");
  if (!isDockBeside && example.bottom > dock.top - 8) faults.push("example too near the dock");
  if (box(".dock-turns").bottom > innerHeight) faults.push("buttons below the first screen");
  if (example.bottom > innerHeight) faults.push("example below the first screen");
  for (const sentence of document.querySelectorAll(".reader-sentence, .reader-example"))
    if (sentence.scrollWidth > sentence.clientWidth + 1) faults.push("words too wide");
  if (box(".reader-open-mark").left < 0) faults.push("mark outside");
  return faults;
}

function box(selector: string) {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}
