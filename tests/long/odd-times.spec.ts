import type { Page } from "@playwright/test";
import { effectsStand, keepsDrawing, watchEffects } from "../effects";
import { HOUR_MS, setClock, setHidden, watchClocks } from "../odd-clock";
import { expect, test } from "../site";

const JUMPS = [HOUR_MS, 0, -HOUR_MS, 0];

test.describe.configure({ timeout: 90_000 });
// Chromium says so when pictures of its pages are taken for the trace of a long test.
test.use({ expectedMessages: [/GPU stall due to ReadPixels/] });
test.beforeEach(({ page }) => watchClocks(page));

test("clocks that jump an hour stop neither typing, letters nor light", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  });
  await watchEffects(page);
  await page.goto("/");
  await effectsStand(page);
  await keepsTyping(page);
  for (const offset of JUMPS) {
    await setClock(page, offset);
    await keepsTyping(page);
    await keepsDrawing(page, "letters");
    await keepsDrawing(page, "rays");
  }
});

test("clocks that jump an hour do not hold a quote up", async ({ page }) => {
  await page.goto("/book/experiences-of-life");
  await expect(page.getByText("1 of 30", { exact: true })).toBeVisible();
  for (const [at, offset] of JUMPS.entries()) {
    await page.getByRole("button", { name: "Next quote" }).click();
    await setClock(page, offset); // while it fades
    await expect(page.getByText(`${at + 2} of 30`, { exact: true })).toBeVisible();
  }
});

test("after an hour asleep the heading types on", async ({ page }) => {
  await page.goto("/");
  await keepsTyping(page);
  await sleepForAnHour(page);
  await keepsTyping(page);
});

/** The browser freezes the tab as it does with one that nobody has looked at for long. */
async function sleepForAnHour(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await setHidden(page, true);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await browser.send("Page.setWebLifecycleState", { state: "active" });
  await setClock(page, HOUR_MS);
  await setHidden(page, false);
  await browser.detach();
}

/** Waits until another number of letters is shown. */
async function keepsTyping(page: Page) {
  const shown = () => page.locator(".typing [data-current] [data-grade=none]").count();
  await expect(page.locator(".typing [data-current]")).toHaveCount(1, { timeout: 20_000 });
  const before = await shown();
  await expect.poll(shown, { timeout: 15_000 }).not.toBe(before);
}
