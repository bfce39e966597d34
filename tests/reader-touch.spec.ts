import type { Page } from "@playwright/test";
import { openBook } from "./reader";
import { expect, test } from "./site";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const BOOK = "/book/dream-chasers-bible";
const MIDDLE = { x: 200, y: 420 };

test("a finger to the left turns on, to the right turns back", async ({ page }) => {
  const { counter } = await openBook(page, BOOK);
  await drag(page, { x: -120, y: 10 });
  await expect(counter("2 of 30")).toBeVisible();
  await drag(page, { x: 120, y: -10 });
  await expect(counter("1 of 30")).toBeVisible();
});

test("a second swipe while the first one fades is not lost", async ({ page }) => {
  const { counter } = await openBook(page, BOOK);
  await drag(page, { x: -120, y: 0 });
  await drag(page, { x: -120, y: 0 });
  await expect(counter("3 of 30")).toBeVisible();
});

test("up and down still scrolls the page and turns nothing", async ({ page }) => {
  const { counter, leaf } = await openBook(page, BOOK);
  await expect(leaf).toHaveCSS("touch-action", "pan-y pinch-zoom");
  await drag(page, { x: -30, y: -200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(counter("1 of 30")).toBeAttached();
});

test("on a page enlarged by two fingers one finger pans and turns nothing", async ({ page }) => {
  const { counter } = await openBook(page, BOOK);
  const zoom = await page.context().newCDPSession(page);
  await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await expect(page.locator("html[data-zoomed]")).toBeAttached();
  await drag(page, { x: -120, y: 0 });
  await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
  await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await expect(page.locator("html[data-zoomed]")).not.toBeAttached();
  await drag(page, { x: -120, y: 0 });
  await expect(counter("2 of 30")).toBeVisible();
});

test("the controls are thumb-sized and stay at the foot of the screen", async ({ page }) => {
  const { previous, next, random } = await openBook(page, BOOK);
  for (const button of [previous, next, random]) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(60);
    expect(box?.width).toBeGreaterThanOrEqual(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 40);
  }
});

/** One finger from the middle of the quote, by a few moves, as a browser reports it. */
async function drag(page: Page, by: { x: number; y: number }) {
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: MIDDLE.x + by.x * part, y: MIDDLE.y + by.y * part }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
