import type { Page } from "@playwright/test";
import { backdropStands, expect, test } from "../tests/helpers/site";

// In Firefox a screenshot adds a style to the page, which the policy refuses.
test("pausing motion stops all that moves, also after another page", { tag: "@chromium" }, async ({
  page,
}) => {
  await page.goto("/");
  await backdropStands(page);
  await expect.poll(() => isStill(page)).toBe(false);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => isStill(page)).toBe(true);
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await page.goBack();
  await backdropStands(page);
  await expect.poll(() => isStill(page)).toBe(true);
});

test("letters and light are still drawn after the first frame", async ({ page }) => {
  await page.goto("/");
  await backdropStands(page);
  await page.waitForTimeout(500); // several frames
  await expect(page.locator(".backdrop[data-state=ready] canvas")).toHaveCount(2);
});

test("loads the book page's code when idle, so that the first press has it", async ({ page }) => {
  const asked = page.waitForRequest(/book-page-.*js/);
  await page.goto("/");
  await asked;
});

/** Whether nothing changes on the screen for a moment. */
async function isStill(page: Page) {
  const before = await page.screenshot();
  await page.waitForTimeout(400);
  return before.equals(await page.screenshot());
}
