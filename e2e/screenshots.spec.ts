import { brokenFiles } from "../tests/helpers/broken-files";
import { backdropStands, expect, test } from "../tests/helpers/site-test";
import { faintLines, type Look } from "../tests/helpers/text-contrast";

/** In chosen frames: seeded letters, still rays, the first slide. */
const SCREENS: { name: string; path: string; look?: Look }[] = [
  { name: "home", path: "/", look: { brightness: 1, power: 1 } },
  { name: "collection", path: "/book/lyrics-of-the-mind-trilogy" },
  { name: "volume", path: "/book/experiences-of-life" },
  { name: "buy", path: "/buy-books" },
  { name: "dice", path: "/roll-the-dice", look: { brightness: 0.55, power: 0.85 } },
  { name: "guide", path: "/add-to-home-screen" },
  { name: "book-not-found", path: "/book/nope" },
  { name: "error", path: "/nope", look: { brightness: 1.9, power: 0 } }, // louder, and without light
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, look } of SCREENS) {
  // The pictures are of Chromium.
  test(`${name} matches its screenshots and accessibility tree, and its words stand out`, {
    tag: "@chromium",
  }, async ({ page }) => {
    test.setTimeout(60_000);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      if (look) {
        // Which letters are drawn depends on the window's size from the start: make it the page's.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: whole });
        await page.reload();
        await backdropStands(page);
      }
      expect(await page.evaluate(brokenFiles)).toEqual([]);
      // The letters are drawn by a worker, who may take a while: what is wrong now may come right.
      await expect(async () => {
        const picture = `${name}-${width}.png`;
        await expect(page).toHaveScreenshot(picture, { fullPage: true, scale: "css" });
      }).toPass({ timeout: 25_000 });
      if (width === 390)
        await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      if (look) expect(await faintLines(page, look), `${width} px`).toEqual([]);
    }
  });
}
