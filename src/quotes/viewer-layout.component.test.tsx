import { site } from "virtual:content";
import { page } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { belowFirstScreen, layoutFaults, WINDOW_SIZES } from "../../tests/helpers/layout-faults.ts";
import { boxOf, queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { bookOf, fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";
import type { BookQuote } from "../content-model/books.ts";
import { typesetQuote } from "../content-model/quote-lines.ts";

fakeClock();

const dreams = await bookOf("dream-chasers-trilogy");
const lengthOf = ({ lines, example }: BookQuote) => lines.join(example).length;
const quoteOf = (text: string, example = "Begin.") => typesetQuote({ id: text, text, example });
afterEach(() => void Reflect.deleteProperty(site, "author"));
beforeEach(() => emulateMedia({ "prefers-reduced-motion": "reduce" }));

test("shows long quotes above a fixed dock", async () => {
  Object.assign(site, { author: "Jörg Müller" });
  const fullest = [...trilogy.quotes, ...dreams.quotes]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, 6);
  const letters = fullest.map(({ lines }) => lines.join("").replaceAll(/[.?!]/g, "")).join(" ");
  const long = [200, 370].map((length) => quoteOf(letters.slice(0, length).trim()));
  const sentences = quoteOf("Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.");
  const poem = quoteOf("Whose woods these are I think I know.\nHis house\n  is here.");
  const quotes = [...fullest, ...long, sentences, poem];
  await viewer.mount({ ...trilogy, quotes });
  await document.fonts.ready;
  for (const [width, height] of WINDOW_SIZES) {
    await page.viewport(width, height);
    const dock = JSON.stringify(boxOf(".dock"));
    for (const { id } of quotes) {
      const where = `${id} in ${width} by ${height}`;
      expect([...layoutFaults(), ...belowFirstScreen(".dock-buttons button")], where).toEqual([]);
      expect(JSON.stringify(boxOf(".dock")), where).toBe(dock);
      await viewer.turn("next");
    }
  }
});

test("turns over the lines of a poem that are too long, with an indent", async () => {
  await viewer.mount({ ...trilogy, quotes: [quoteOf("Whose woods are these? I think\nI know.")] });
  await page.viewport(320, 568);
  const [long, short] = [...document.querySelectorAll(".viewer-sentence")];
  const [start = 0, turned = 0] = lineStarts(long?.lastChild as Node);
  expect(turned).toBeGreaterThan(start);
  expect(lineStarts(short?.firstChild as Node)).toEqual([start]);
});

test("keeps the lines of a poem, their indents and gaps", async () => {
  await viewer.mount({ ...trilogy, quotes: [quoteOf("One day\n  he slept.\n\nHere.")] });
  const lines = [...document.querySelectorAll<HTMLElement>(".viewer-sentence")];
  const tops = lines.map((line) => line.getBoundingClientRect().top);
  const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? top)));
  expect(new Set(steps).size).toBe(1); // the gap is as high as a line
  expect(steps[0]).toBeGreaterThan(0);
  expect(lines[1]?.innerText).toMatch(/^ {2}he slept/);
});

test.each([
  ["an English page", false, "היום לא יחזור. גם המילים.", "כתוב."],
  ["an Arabic page", true, "الكلمات التي لا نقولها.", "اكتب."],
])("sets a quote from right to left on %s", async (_what, isRtl, text, example) => {
  if (isRtl) setRightToLeft();
  await viewer.mount({ ...trilogy, quotes: [quoteOf(text, example)] });
  const [mark, sentence] = [boxOf(".viewer-open-mark"), boxOf(".viewer-sentence")];
  expect(mark.left).toBeGreaterThanOrEqual(sentence.right); // hangs before the first line
  expect(boxOf(".viewer-example").right).toBe(sentence.right);
  expect(boxOf(".viewer-example .icon").left).toBeGreaterThan(boxOf(".viewer-example bdi").left);
  expect(getComputedStyle(queryElement(".viewer-example .icon")).scale).toBe("-1 1");
});

test("scrolls with a very long quote, which never goes behind the dock", async () => {
  await page.viewport(390, 664);
  const text = "And so it goes on. ".repeat(40);
  await viewer.mount({ ...trilogy, quotes: [quoteOf(text), quoteOf("Go.")] });
  expect(boxOf(".viewer-example").bottom).toBeLessThanOrEqual(boxOf(".dock").top);
  expect(getComputedStyle(queryElement(".dock")).position).toBe("static");
});

/** Where each line of a text begins. */
function lineStarts(text: Node) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(({ left }) => left);
}
