import { bareWords } from "../bare-words";
import { contrast, readPicture } from "../contrast";
import { FAILURES, PAGES } from "../pages";
import { expect, test } from "../site";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const path of [...PAGES, ...FAILURES]) {
  test(`in forced colours every word and icon of ${path} shows`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const lines = await bareWords(page);
    const icons = await page.locator(".icon:visible").evaluateAll((all) =>
      all.map((icon) => {
        const { x, y, width, height } = icon.getBoundingClientRect();
        return { text: icon.closest("a, button")?.ariaLabel ?? "icon", x, y, width, height };
      }),
    );
    const picture = await readPicture(await page.screenshot({ fullPage: true }));
    for (const shape of [...lines, ...icons]) {
      const { darkest, brightest } = picture.extremes(shape);
      expect(contrast(darkest, brightest), shape.text).toBeGreaterThan(4.5);
    }
  });
}
