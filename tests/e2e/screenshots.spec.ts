import { failedFiles } from "../helpers/failed-files.ts";
import { ONE_PATH_PER_KIND } from "../helpers/fixture-site.ts";
import { expect, test, waitForBackdrop } from "../helpers/site-test.ts";
import { type BackdropStrength, faintLines, watchBackdrop } from "../helpers/text-contrast.ts";

const BACKDROPS: Record<string, BackdropStrength> = {
  "/": { brightness: 1, power: 1 },
  "/roll-the-dice": { brightness: 0.55, power: 0.85 },
  "/nope": { brightness: 1.9, power: 0 }, // brighter, without light
};

// Pages in a repeatable state: seeded letters, still rays, the first slide.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ONE_PATH_PER_KIND) {
  const name = path.slice(1).replace("/", "-") || "home";
  const backdrop = BACKDROPS[path];
  test(`${path} matches its screenshots and tree, and its text has contrast`, async ({ page }) => {
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
