import { failedFiles } from "../tests/helpers/failed-files.ts";
import { expect, test, waitForBackdrop } from "../tests/helpers/site-test.ts";
import {
  type BackdropStrength,
  faintLines,
  watchBackdrop,
} from "../tests/helpers/text-contrast.ts";

/** Pages in a repeatable state: seeded letters, still rays, the first slide. */
const PAGES_TO_COMPARE: { name: string; path: string; backdrop?: BackdropStrength }[] = [
  { name: "home", path: "/", backdrop: { brightness: 1, power: 1 } },
  { name: "collection", path: "/book/lyrics-of-the-mind-trilogy" },
  { name: "volume", path: "/book/experiences-of-life" },
  { name: "buy", path: "/buy-books" },
  { name: "dice", path: "/roll-the-dice", backdrop: { brightness: 0.55, power: 0.85 } },
  { name: "guide", path: "/add-to-home-screen" },
  { name: "book-not-found", path: "/book/nope" },
  { name: "not-found", path: "/nope", backdrop: { brightness: 1.9, power: 0 } }, // brighter, without light
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, backdrop } of PAGES_TO_COMPARE) {
  // The screenshots were taken in Chromium.
  test(`${name} matches its screenshots and tree, and its text has contrast`, {
    tag: "@chromium",
  }, async ({ page }) => {
    await watchBackdrop(page);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      if (backdrop) {
        // The letters depend on the initial window size, so the window is made as tall as the page.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: whole });
        await page.reload();
        await waitForBackdrop(page);
      }
      expect(await page.evaluate(failedFiles)).toEqual([]);
      // Retried, because the worker may still be drawing the letters.
      await expect(async () => {
        const screenshot = `${name}-${width}.png`;
        await expect(page).toHaveScreenshot(screenshot, { fullPage: true, scale: "css" });
      }).toPass({ timeout: 25_000 });
      if (width === 390)
        await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      if (backdrop) expect(await faintLines(page, backdrop), `${width} px`).toEqual([]);
    }
  });
}
