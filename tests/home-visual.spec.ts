import { effectsStand } from "./effects";
import { expect, test } from "./site";

/** Reduced motion shows chosen frames: seeded letters, and rays at rest. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
