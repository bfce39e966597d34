import type { Page } from "@playwright/test";
import { shiftsOn, watchShifts } from "../tests/helpers/layout-shift";
import { backdropStands, expect, test } from "../tests/helpers/site";

// Firefox's driver cannot look into a worker, nor freeze a tab.
test("the reader's choice stops letters and rays, and holds from page to page", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto("/");
  await backdropStands(page);
  await expect.poll(() => picturesDrawn(page)).toBe(2);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => picturesDrawn(page)).toBe(0);

  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await backdropStands(page);
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  expect(await picturesDrawn(page)).toBe(0);

  await test.step("a tab that was frozen and woken goes on", async () => {
    await page.getByRole("button", { name: "Resume motion" }).click();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setWebLifecycleState", { state: "frozen" });
    await browser.send("Page.setWebLifecycleState", { state: "active" });
    await expect.poll(() => picturesDrawn(page)).toBe(2);
  });
});

// Only Chromium tells of layout shifts.
test("nothing shifts while it loads, types, pauses and goes on", {
  tag: "@chromium",
}, async ({ page }) => {
  await watchShifts(page);
  await page.goto("/");
  const typed = page.locator(".typing > em[data-current]");
  await expect(typed).toBeAttached({ timeout: 20_000 });
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("button", { name: "Resume motion" }).click();
  await expect(typed).toBeAttached({ timeout: 20_000 });
  expect(await shiftsOn(page)).toEqual([]);
});

test("loads the book page's code when idle, so that the first press has it", async ({ page }) => {
  const asked = page.waitForRequest(/book-page-.*js/);
  await page.goto("/");
  await asked;
});

/** How many pictures the worker draws within a moment: letters and rays differ in width. */
async function picturesDrawn(page: Page) {
  const [worker] = page.workers();
  return worker?.evaluate(async () => {
    const widths = new Set<number>();
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const put = prototype.putImageData;
    Reflect.set(prototype, "putImageData", function (this: unknown, ...args: [ImageData]) {
      widths.add(args[0].width);
      return Reflect.apply(put, this, args);
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    prototype.putImageData = put;
    return widths.size;
  });
}
