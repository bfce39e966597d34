import type { Page, PageScreenshotOptions } from "@playwright/test";
import { backdropStands, effectsStand } from "./effects";
import { expect, test } from "./site";

/** Reduced motion shows chosen frames: seeded letters, and rays at rest. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the frame is the same each time, and again after a resize there and back", async ({
  page,
}) => {
  const hero = { x: 0, y: 0, width: 390, height: 420 };
  const withoutAddressBar = { width: 390, height: 844 };
  const withAddressBar = { width: 390, height: 700 };
  await page.setViewportSize(withoutAddressBar);
  await page.goto("/");
  await backdropStands(page, ["letters", "rays"]);
  const first = await settledPicture(page, hero);
  for (const size of [withAddressBar, withoutAddressBar]) {
    await page.setViewportSize(size);
    expect(first.equals(await settledPicture(page, hero)), `${size.height} px high`).toBe(true);
  }
  await page.reload();
  await backdropStands(page, ["letters", "rays"]);
  expect(first.equals(await settledPicture(page, hero))).toBe(true);
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

/** What shows once two pictures in a row are equal. */
async function settledPicture(page: Page, clip: PageScreenshotOptions["clip"]) {
  let last = await page.screenshot({ clip });
  await expect
    .poll(async () => {
      const before = last;
      last = await page.screenshot({ clip });
      return last.equals(before);
    })
    .toBe(true);
  return last;
}
