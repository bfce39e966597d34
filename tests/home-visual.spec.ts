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

test("a window that grows while the letters are made has letters of its size", async ({ page }) => {
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    const goOn = new Promise<void>((resolve) => addEventListener("go-on", () => resolve()));
    document.fonts.load = async (...font) => {
      document.documentElement.dataset.asked = "";
      await goOn;
      return load(...font);
    };
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-asked", "", { timeout: 20_000 });
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(900);
  await page.evaluate(() => dispatchEvent(new Event("go-on")));
  await effectsStand(page);
  const bands = page.locator(".backdrop-letters canvas");
  const drawn = () =>
    bands.evaluateAll((all: HTMLCanvasElement[]) =>
      all.reduce((sum, { height }) => sum + height, 0),
    );
  await expect.poll(drawn).toBeGreaterThanOrEqual(900);
});
