import type { Page } from "@playwright/test";
import { nextFrames } from "../helpers/next-frames.ts";
import { expect, test, waitForBackdrop } from "../helpers/site-test.ts";
import { faintLines, watchBackdrop } from "../helpers/text-contrast.ts";

test("pausing stops all motion, on later pages too", async ({ page }) => {
  await page.goto("/");
  await waitForBackdrop(page);
  await expect.poll(() => isStill(page)).toBe(false);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => isStill(page)).toBe(true);
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await page.goBack();
  await waitForBackdrop(page);
  await expect.poll(() => isStill(page)).toBe(true);
});

test("text keeps its contrast when motion stops and resumes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchBackdrop(page);
  await page.goto("/");
  await waitForBackdrop(page);
  for (const action of ["Pause motion", "Resume motion"]) {
    await page.getByRole("button", { name: action }).click();
    await expect.poll(() => faintLines(page, { brightness: 1, power: 1 }), action).toEqual([]);
  }
});

async function isStill(page: Page) {
  const before = await page.screenshot();
  await nextFrames(page, 24);
  return before.equals(await page.screenshot());
}
