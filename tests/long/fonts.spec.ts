import { FAILURES, PAGES } from "../pages";
import { expect, test } from "../site";

/** Less than this moves no word by a whole line on any of these screens. */
const IMPERCEPTIBLE = 0.005;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`late fonts move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry) shifts.push(Number(entry.value));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of [...PAGES, ...FAILURES]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(100);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(IMPERCEPTIBLE);
    }
  });
}
