import { page } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate";
import { boxOf, queryElement, setRightToLeft } from "../../tests/helpers/mounted-page";
import { measureQuotes } from "../../tests/helpers/quote-layout";
import { bookOf, fakeClock, trilogy, viewer } from "../../tests/helpers/viewer";
import type { Quote } from "../content/books";

fakeClock();

const dreams = await bookOf("dream-chasers-trilogy");
const lengthOf = ({ text, example }: Quote) => text.length + example.length;

beforeEach(() => emulateMedia({ "prefers-reduced-motion": "reduce" }));

test.each([
  [320, 568, 0],
  [375, 553, 0],
  [768, 1024, 0],
  [667, 375, 0],
  [1280, 720, 200],
  [1920, 1080, 200],
])("shows the longest quotes above a fixed dock, at %i by %i", async (...size) => {
  const [width, height, longest] = size;
  await page.viewport(width, height);
  const fullest = [...trilogy.quotes, ...dreams.quotes].sort((a, b) => lengthOf(b) - lengthOf(a));
  const quotes = fullest.slice(0, 20);
  const words = quotes.map(({ text }) => text.replaceAll(/[.?!]/g, ""));
  for (let length = 121; length <= longest; length++) {
    const text = [...words.slice(length % 20), ...words].join(" ").slice(0, length).trim();
    quotes.push({ id: `long${length}`, text, example: trilogy.quotes[length % 90]?.example ?? "" });
  }
  const sixSentences = "Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.";
  quotes.push({ id: "six", text: sixSentences, example: "Begin." });
  await viewer.mount({ ...trilogy, quotes });
  await document.fonts.ready;
  const measured = await measureQuotes(quotes.length);
  expect(measured.map(({ text }) => text)).toEqual(quotes.map(({ text }) => `“${text}”`));
  expect(measured.filter(({ still }) => still !== measured[0]?.still)).toEqual([]);
  expect(measured.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test.each([
  ["an English page", false, "היום לא יחזור. גם המילים.", "כתוב."],
  ["an Arabic page", true, "الكلمات التي لا نقولها.", "اكتب."],
])("sets a quote from right to left on %s", async (_what, isRtl, text, example) => {
  if (isRtl) setRightToLeft();
  await viewer.mount({ ...trilogy, quotes: [{ id: "q1", text, example }] });
  const [mark, sentence] = [boxOf(".viewer-open-mark"), boxOf(".viewer-sentence")];
  expect(mark.left).toBeGreaterThanOrEqual(sentence.right); // hangs before the first line
  expect(boxOf(".viewer-example").right).toBe(sentence.right);
  for (const selector of [".viewer-sentence", ".viewer-example span"]) {
    const children = [...queryElement(selector).childNodes];
    const node = children.findLast((child) => child instanceof Text) as Text;
    expect(letterBox(node, node.length - 1).left).toBeLessThan(letterBox(node, 0).left);
  }
  expect(getComputedStyle(queryElement(".viewer-example .icon")).scale).toBe("-1 1");
});

test("scrolls with a very long quote, which never goes behind the dock", async () => {
  await page.viewport(390, 664);
  const text = "And so it goes on. ".repeat(40);
  await viewer.mount({ ...trilogy, quotes: trilogy.quotes.map((quote) => ({ ...quote, text })) });
  expect(boxOf(".viewer-example").bottom).toBeLessThanOrEqual(boxOf(".dock").top);
  expect(getComputedStyle(queryElement(".dock")).position).toBe("static");
});

test("distinguishes read, unread, handle and volume in forced colours", async () => {
  await emulateMedia({ "forced-colors": "active" });
  await viewer.mount(trilogy);
  const colors = [
    getComputedStyle(queryElement(".dock-unread")).stroke,
    getComputedStyle(queryElement(".dock-read")).stroke,
    getComputedStyle(queryElement(".dock-handle")).color,
  ];
  expect(new Set([...colors, "none", "rgba(0, 0, 0, 0)"]).size).toBe(5);
  const rows = [...document.querySelectorAll(".viewer-contents a")];
  expect(rows.map((row) => getComputedStyle(row).borderLeftWidth)).toEqual(["3px", "0px", "0px"]);
});

function letterBox(node: Text, index: number) {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return range.getBoundingClientRect();
}
