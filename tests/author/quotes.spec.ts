import { bookPath } from "../../src/content/addresses";
import { quotesOf } from "../../src/content/books";
import { pathsFrom } from "../../tools/paths";
import { loadContent } from "../../vite/content/load";
import { openBook } from "../reader";
import { measureQuotes } from "../reader-boxes";
import { shiftsOn, watchShifts } from "../shifts";
import { expect, test } from "../site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 }, // the same phone with its browser's bars
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

const { collections, volumes } = await loadContent(pathsFrom(process.env).content);
const alone = volumes.filter(
  ({ slug }) => !collections.some((book) => book.volumes.includes(slug)),
);

for (const book of [...collections, ...alone]) {
  const texts = quotesOf(volumes, book).map(({ text }) => text);

  test(`every quote of ${book.slug} fits, with every control on screen`, async ({ page }) => {
    await watchShifts(page, ".dock-name, .dock-slider");
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await openBook(page, bookPath(book));
      await page.evaluate(() => document.fonts.ready);
      const measured = await page.evaluate(measureQuotes, texts.length);
      const size = `${screen.width}×${screen.height}`;
      const faulty = measured.filter(({ faults }) => faults.length > 0);
      expect(faulty, size).toEqual([]);
      expect(new Set(measured.map(({ text }) => text)).size).toBe(new Set(texts).size);
      expect(new Set(measured.map(({ dock }) => dock)).size).toBeLessThanOrEqual(1);
      expect(await shiftsOn(page), `moved at ${size}`).toEqual([]);
    }
  });
}
