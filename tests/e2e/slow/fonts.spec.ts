import { PAGES, UNKNOWN_PATHS } from "../../helpers/fixture-site.ts";
import { layoutShift } from "../../helpers/layout-shift.ts";
import { nextFrames } from "../../helpers/next-frames.ts";
import { expect, test } from "../../helpers/site-test.ts";

/** A smaller shift moves no word by a full line on any of these pages. */
const IMPERCEPTIBLE = 0.005;

test("fonts that load late move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const path of [...PAGES, ...UNKNOWN_PATHS]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page, 3); // a shift is reported after its frame
    expect(await page.evaluate(layoutShift), path).toBeLessThan(IMPERCEPTIBLE);
  }
});
