import type { Page } from "@playwright/test";
import { openBook } from "../reader";
import { expect, test } from "../site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const COLLECTIONS = ["/book/lyrics-of-the-mind-trilogy", "/book/dream-chasers-trilogy"];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 }, // the same phone with its browser's bars
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

for (const path of COLLECTIONS) {
  for (const screen of SCREENS) {
    const size = `${screen.width}×${screen.height}`;
    test(`all 90 quotes of ${path} fit ${size} with every control on screen`, async ({ page }) => {
      await page.setViewportSize(screen);
      await openBook(page, path);
      await page.evaluate(() => document.fonts.ready);
      const measured = await page.evaluate(measure, 90);
      const faults = measured.map(({ text, overlaps, strays }) => [text, ...overlaps, ...strays]);
      expect(faults.filter(([, ...found]) => found.length > 0)).toEqual([]);
      expect(new Set(measured.map(({ text }) => text)).size).toBe(90);
      expect(new Set(measured.map(({ dock }) => dock)).size).toBe(1);
    });
  }
}

test("a small phone scrolls, keeps its controls in reach, and never sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { next, random } = await openBook(page, `${COLLECTIONS[0]}#lomv2-27`);
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
  const { next, counter } = await openBook(page, `${COLLECTIONS[0]}#lomv2-27`);
  expect(await overflow(page)).toBe(0);
  const [measured] = await page.evaluate(measure, 1);
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
  await openBook(page, COLLECTIONS[0] ?? "");
  await page.evaluate(measure, 90);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Runs in the page: steps on `count` times and tells of every quote what stands over something
 * else, and what leaves the screen or its column.
 */
async function measure(count: number) {
  const box = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
  const stacked = [".reader-bar", ".quote", ".example", ".dock p", ".ruler", ".turns"];
  const parts =
    ".back, .icon-button, .reader-title, .sentence, .open-mark, .example, .dock p, .ruler, .turns button";

  const overlaps = () => {
    const isBeside = box(".reader-title").right <= box(".quote").left;
    const isAbove = box(".reader-title").bottom <= box(".quote").top;
    const found = isBeside || isAbove ? [] : [".quote over .reader-title"];
    stacked.reduce((above, name) => {
      if (box(name).top < box(above).bottom) found.push(`${name} over ${above}`);
      return name;
    });
    return found;
  };
  const strays = () =>
    [...document.querySelectorAll(parts)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      return isOut || isCut ? [`${part.getAttribute("class")} leaves`] : [];
    });

  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = document.querySelector(".quote")?.textContent ?? "";
    measured.push({ text, overlaps: overlaps(), strays: strays(), dock: box(".dock").top });
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await new Promise(requestAnimationFrame);
  }
  return measured;
}
