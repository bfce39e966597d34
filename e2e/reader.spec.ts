import type { CDPSession } from "@playwright/test";
import { hold } from "../tests/helpers/hold";
import { openBook } from "../tests/helpers/reader";
import { expect, test } from "../tests/helpers/site";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
const VOLUME = "/book/experiences-of-life";

test("an address opens its quote, and coming back returns to the one that was read", async ({
  page,
}) => {
  const { next, counter } = await openBook(page, `${COLLECTION}#eol7`);
  await expect(counter("67 of 90")).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#eol8`);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(counter("68 of 90")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/");
});

test("from book to book each opens at its first quote", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 }); // a phone lists the volumes below
  const { next, counter } = await openBook(page, COLLECTION);
  await next.click();
  await expect(counter("2 of 90")).toBeVisible();
  await page.locator(`main a[href="${VOLUME}"]`).click();
  await expect(counter("1 of 30")).toBeVisible();
  await page.locator(`main a[href="${COLLECTION}"]`).click();
  await expect(counter("1 of 90")).toBeVisible();
});

test("copying needs no further file; the code of images comes only when used", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { share } = await openBook(page, VOLUME);
  const scripts = await hold(page, "**/assets/*.js"); // a line too slow for the clipboard
  await share.click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#eol1$/);

  const code = page.waitForRequest(/\/assets\/quote-image-/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as image" }).click();
  await code;
  scripts.release();
  expect((await download).suggestedFilename()).toBe("experiences-of-life-eol1.png");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a thumb finds its buttons, a finger turns, and pans an enlarged page", async ({
    page,
    context,
  }) => {
    const { previous, next, random, share, counter } = await openBook(page, VOLUME);
    for (const button of [previous, next, random]) {
      const { y, width, height } = (await button.boundingBox()) ?? { y: 0, width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
      expect(y + height).toBeGreaterThan(844 - 36 - 40);
    }

    await share.click();
    for (const choice of await page.locator("[popover] button").all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Escape");

    const client = await context.newCDPSession(page);
    const enlarge = (pageScaleFactor: number) =>
      client.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    await enlarge(2);
    await expect(page.locator("html[data-zoomed]")).toBeAttached();
    await swipeLeft(client);
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
    await enlarge(1);
    await expect(page.locator("html[data-zoomed]")).not.toBeAttached();
    await swipeLeft(client);
    await expect(counter("2 of 30")).toBeVisible();
  });
});

/** One finger across the quote, by a few moves, as a browser reports it. */
async function swipeLeft(client: CDPSession) {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await touch("touchStart", [{ x: 200, y: 420 }]);
  for (const x of [176, 152, 128, 104, 80]) await touch("touchMove", [{ x, y: 420 }]);
  await touch("touchEnd", []);
}
