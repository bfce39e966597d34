import type { Page } from "@playwright/test";
import { backdropStands, expect, test } from "../tests/helpers/site";

// Firefox's driver cannot look into a worker.
test("pausing motion stops letters and rays, also after another page", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto("/");
  await backdropStands(page);
  await expect.poll(() => picturesDrawn(page)).toBe(2);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => picturesDrawn(page)).toBe(0);
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await page.goBack();
  await backdropStands(page);
  expect(await picturesDrawn(page)).toBe(0);
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
