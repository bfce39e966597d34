import { quotesOf } from "../../src/content/books";
import { loadContent } from "../../vite/content/load";
import { openBook } from "../reader";
import { measureQuotes } from "../reader-boxes";
import { CONTENT_DIR, expect, test } from "./site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 }, // the same phone with its browser's bars
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

const { collections, volumes } = await loadContent(CONTENT_DIR);
const alone = volumes.filter(
  ({ slug }) => !collections.some((book) => book.volumes.includes(slug)),
);

for (const book of [...collections, ...alone]) {
  const texts = quotesOf(volumes, book).map(({ text }) => text);
  for (const screen of SCREENS) {
    const size = `${screen.width}×${screen.height}`;
    test(`every quote of ${book.slug} fits ${size} with every control on screen`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await openBook(page, `/book/${book.slug}`);
      await page.evaluate(() => document.fonts.ready);
      const measured = await page.evaluate(measureQuotes, texts.length);
      const faults = measured.map(({ text, overlaps, strays }) => [text, ...overlaps, ...strays]);
      expect(faults.filter(([, ...found]) => found.length > 0)).toEqual([]);
      expect(new Set(measured.map(({ text }) => text)).size).toBe(new Set(texts).size);
      expect(new Set(measured.map(({ dock }) => dock)).size).toBeLessThanOrEqual(1);
    });
  }
}
