import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaults, SIZES } from "../../tests/helpers/boxes";
import { emulateMedia, emulateTextSize } from "../../tests/helpers/emulate";
import { bookOf, mountBook, press } from "../../tests/helpers/mounted-book";
import { measureQuotes } from "../../tests/helpers/reader-boxes";
import type { Quote } from "../content/books";

const lyrics = await bookOf("lyrics-of-the-mind-trilogy");
const dreams = await bookOf("dream-chasers-trilogy");
const volume = await bookOf("experiences-of-life");

/** The windows that differ most. */
const WINDOWS = [
  [320, 568],
  [375, 553],
  [768, 1024],
  [667, 375],
  [1280, 720],
  [1920, 1080],
] as const;

const SIX_SENTENCES = "Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.";
const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

beforeEach(() => emulateMedia({ "prefers-reduced-motion": "reduce" }));

test.each(WINDOWS)(
  "at %i by %i the fullest quotes, and one of six sentences, stand whole above a still dock",
  async (...size) => {
    await page.viewport(...size);
    const short = { id: "six", text: SIX_SENTENCES, example: "Begin." };
    const quotes = [...fullest([...lyrics.quotes, ...dreams.quotes]), short];
    expect(await faultsOf({ ...lyrics, quotes })).toEqual([]);
  },
);

test.each([
  [1280, 720],
  [1920, 1080],
])("at %i by %i quotes of up to 200 letters leave the dock where it is", async (...size) => {
  await page.viewport(...size);
  const words = fullest(lyrics.quotes).map(({ text }) => text.replaceAll(/[.?!]/g, ""));
  const long = Array.from({ length: 80 }, (_, at) => {
    const text = [...words.slice(at % 20), ...words].join(" ").slice(0, 121 + at);
    return { id: `long${at}`, text: text.trim(), example: lyrics.quotes[at]?.example ?? "" };
  });
  expect(await faultsOf({ ...lyrics, quotes: [...lyrics.quotes.slice(0, 1), ...long] })).toEqual(
    [],
  );
});

test.each(SIZES)("at %i by %i nothing overlaps, is cut or too small to touch", async (...size) => {
  await page.viewport(...size);
  await mountBook(lyrics);
  await document.fonts.ready;
  expect(layoutFaults().filter((fault) => !isNameWithoutRoom(fault))).toEqual([]);
});

test("a quote far too long, or a window far too low, scrolls: nothing lies behind the dock", async () => {
  await page.viewport(390, 664);
  await mountBook(bookWith({ text: "And so it goes on. ".repeat(40) }));
  expect(box(".reader-example").bottom).toBeLessThanOrEqual(box(".dock").top);
  expect(getComputedStyle(part(".dock")).position).toBe("static");
});

test("a long word is broken, and the page never scrolls sideways", async () => {
  await page.viewport(320, 568);
  const words = { title: LONG_WORD, subtitle: LONG_WORD };
  const link = { ...words, slug: "a", spines: lyrics.spines, first: 0, last: 29, range: "1–30" };
  await mountBook({
    ...bookWith({ text: LONG_WORD, example: LONG_WORD }),
    ...words,
    volumes: [link],
    related: [{ ...link, path: "/buy-books" }],
  });
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const name of [".reader-sentence", ".reader-example", "h1", ".related a"])
    expect(part(name).scrollWidth, name).toBeLessThanOrEqual(part(name).clientWidth + 1);
});

test.each([320, 390])(
  "text of double size on a phone of %i px leaves words and menu whole",
  async (width) => {
    await page.viewport(width, 844);
    await emulateTextSize(32);
    const { share } = await mountBook(bookWith({ text: "Thank you, grandmother’s Wednesday." }));
    await document.fonts.ready;
    const words = new Range();
    words.selectNodeContents(part(".reader-sentence"));
    const lines = new Set(Array.from(words.getClientRects(), ({ bottom }) => bottom));
    expect(lines.size).toBe(4); // a word each
    press(share);
    const { left, right } = box(".share-menu");
    expect([left >= 0, right <= width]).toEqual([true, true]);
    for (const button of document.querySelectorAll(".share-menu button"))
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
);

test("on paper stand the title, the quote and its example, and nothing to press", async () => {
  await page.viewport(390, 844);
  await mountBook(lyrics);
  await emulateMedia({ media: "print" });
  for (const name of ["h1", ".reader-quote", ".reader-example"]) expect(part(name)).toBeVisible();
  for (const name of [".reader-bar", ".reader-contents", ".dock", ".related"])
    expect(part(name)).not.toBeVisible();
});

test("with forced colours what was read, what lies ahead, the handle and this volume differ", async () => {
  await emulateMedia({ "forced-colors": "active" });
  await mountBook(lyrics);
  const colours = [
    getComputedStyle(part(".dock-unread")).stroke,
    getComputedStyle(part(".dock-read")).stroke,
    getComputedStyle(part(".dock-handle")).color,
  ];
  expect(new Set([...colours, "none", "rgba(0, 0, 0, 0)"]).size).toBe(5);
  const rows = [...document.querySelectorAll(".reader-contents a")];
  expect(rows.map((row) => getComputedStyle(row).borderLeftWidth)).toEqual(["3px", "0px", "0px"]);
});

/** Those with most to show; tests/author measures them all. */
function fullest(quotes: Quote[]) {
  const lengthOf = ({ text, example }: Quote) => text.length + example.length;
  return quotes.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 20);
}

/** Turns through a whole book, and says what is wrong on which quotes. */
async function faultsOf(book: typeof lyrics) {
  await mountBook(book);
  await document.fonts.ready;
  const measured = await measureQuotes(book.quotes.length, () => Promise.resolve());
  expect(measured.map(({ text }) => text)).toEqual(book.quotes.map(({ text }) => `“${text}”`));
  expect(measured.filter(({ dock }) => dock !== measured[0]?.dock)).toEqual([]);
  return measured.filter(({ faults }) => faults.length > 0);
}

/** Where only the volume's name has room, that of its book is out of sight on purpose. */
function isNameWithoutRoom(fault: string) {
  return fault.endsWith("is cut");
}

function bookWith(words: { text: string; example?: string }): typeof lyrics {
  return { ...volume, quotes: volume.quotes.map((quote) => ({ ...quote, ...words })) };
}

function part(selector: string) {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

function box(selector: string) {
  return part(selector).getBoundingClientRect();
}
