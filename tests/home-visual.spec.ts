import { effectsStand } from "./effects";
import { expect, test } from "./site";

/** Reduced motion shows chosen frames: seeded letters, and rays at rest. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
  test(`home at ${width} px: letters, rays and heading look as designed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await effectsStand(page);
    await expect(page).toHaveScreenshot(`home-${width}.png`, {
      clip: { x: 0, y: 0, width, height: 420 },
    });
  });
}

test("the error screen is louder, and without light", async ({ page }) => {
  await page.goto("/nope");
  await expect(page.locator(".backdrop-letters")).toHaveAttribute("data-state", "ready");
  await expect(page.locator(".backdrop-rays")).toHaveCount(0);
  await expect(page).toHaveScreenshot("error-1440.png", {
    clip: { x: 0, y: 0, width: 1440, height: 420 },
  });
});

test("the frame is the same each time, and again after a resize there and back", async ({
  page,
}) => {
  const hero = { x: 0, y: 0, width: 390, height: 420 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await effectsStand(page);
  await page.waitForTimeout(1200); // they have come up
  const first = await page.screenshot({ clip: hero });
  await page.setViewportSize({ width: 390, height: 700 }); // as when an address bar appears
  await page.waitForTimeout(300);
  expect(first.equals(await page.screenshot({ clip: hero }))).toBe(true);
  await page.reload();
  await effectsStand(page);
  await page.waitForTimeout(1200);
  expect(first.equals(await page.screenshot({ clip: hero }))).toBe(true);
});
