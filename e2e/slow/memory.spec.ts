import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/helpers/site-test.ts";

const MAX_GROWTH = 1.1;
const COUNTED = ["JSHeapUsedSize", "Nodes", "JSEventListeners"];

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 } });

for (const [what, times, repeat] of [
  ["turned quotes", 300, turn],
  ["visits to a book", 30, visitBook],
] as const) {
  test(`${times} ${what} leave nothing in memory`, async ({ page }) => {
    await page.goto("/book/lyrics-of-the-mind-trilogy");
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable");
    const countsAfter = async (count: number) => {
      for (let n = 0; n < count; n++) await repeat(page);
      for (let n = 0; n < 2; n++) await client.send("HeapProfiler.collectGarbage");
      const { metrics } = await client.send("Performance.getMetrics");
      return metrics.filter(({ name }) => COUNTED.includes(name));
    };
    const before = await countsAfter(times * 2); // everything is loaded and compiled
    const grown = (await countsAfter(times)).filter(
      ({ value }, index) => value > (before[index]?.value ?? 0) * MAX_GROWTH,
    );
    expect(before).toHaveLength(COUNTED.length);
    expect(grown, JSON.stringify(before)).toEqual([]);
  });
}

function turn(page: Page) {
  return page.keyboard.press("ArrowRight", { delay: 20 });
}

async function visitBook(page: Page) {
  await page.getByRole("link", { name: "Back to Books" }).click();
  await navigated(page, "main.home");
  await page.goBack();
  await navigated(page, ".viewer");
}

/** Waits until a navigation has ended, because Chromium keeps the page of one that is aborted. */
function navigated(page: Page, selector: string) {
  return page.waitForFunction(
    (selector) => document.querySelector(selector) && !navigation.transition,
    selector,
  );
}
