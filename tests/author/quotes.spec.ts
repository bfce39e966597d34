import { loadContent } from "../../content-io/read-content";
import { bookPath } from "../../src/shared/addresses";
import { buildOptionsFrom } from "../../tools/paths";
import { measureQuotes } from "../helpers/quote-layout";
import { expect, test } from "../helpers/site-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The window sizes that differ most; on smaller phones a long quote may scroll. */
const SCREENS = [
  { width: 320, height: 900 },
  { width: 390, height: 664 }, // a phone whose browser shows its bars
  { width: 390, height: 844 },
  { width: 430, height: 900 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const { collections, volumes } = await loadContent(buildOptionsFrom(process.env).contentDir);
const alone = volumes.filter((volume) => volume.collections.length === 0);

for (const book of [...collections, ...alone]) {
  const texts = book.quotes.map(({ text }) => text);

  test(`every quote of ${book.slug} fits; no line ends on I, a, an or the`, async ({ page }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(bookPath(book));
      await page.evaluate(() => document.fonts.ready);
      const measured = await page.evaluate(measureQuotes, texts.length);
      const faulty = measured.filter(({ faults }) => faults.length > 0);
      expect(faulty, `${screen.width}×${screen.height}`).toEqual([]);
      expect(new Set(measured.map(({ text }) => text)).size).toBe(new Set(texts).size);
      expect(measured.filter(({ still }) => still !== measured[0]?.still)).toEqual([]);
    }
  });
}
