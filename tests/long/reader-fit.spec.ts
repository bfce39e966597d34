import type { Page } from "@playwright/test";
import { openBook } from "../reader";
import { measureQuotes } from "../reader-boxes";
import { expect, test } from "../site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
test("a small phone scrolls, keeps its controls in reach, and never sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { next, random } = await openBook(page, `${COLLECTION}#lomv2-27`);
  for (const button of [next, random]) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 120, behavior: "instant" }));
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector(".example")?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(".dock p")?.getBoundingClientRect().top ?? 0) - bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test("at 200 % zoom everything can be reached and nothing covers the quote", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { next, counter } = await openBook(page, `${COLLECTION}#lomv2-27`);
  expect(await overflow(page)).toBe(0);
  const [measured] = await page.evaluate(measureQuotes, 1);
  expect(measured?.overlaps).toEqual([]);
  await next.click();
  await expect(counter("59 of 90")).toBeInViewport();
});

test("nothing shifts over 90 steps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Presses by script are no recent input, so every shift counts.
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openBook(page, COLLECTION);
  await page.evaluate(measureQuotes, 90);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
