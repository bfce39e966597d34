import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/helpers/site-test.ts";

const MAX_GROWTH = 1.1;

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 } });

for (const [what, times, repeat] of [
  ["turned quotes", 300, turn],
  ["visits to a book", 30, visitBook],
] as const) {
  test(`${times} ${what} leave nothing in memory`, async ({ page }) => {
    await page.goto("/book/lyrics-of-the-mind-trilogy");
    const client = await page.context().newCDPSession(page);
    const heapAfter = async (count: number) => {
      for (let n = 0; n < count; n++) await repeat(page);
      for (let n = 0; n < 2; n++) await client.send("HeapProfiler.collectGarbage");
      return (await client.send("Runtime.getHeapUsage")).usedSize;
    };
    const before = await heapAfter(times * 2); // everything is loaded and compiled
    expect(await heapAfter(times)).toBeLessThan(before * MAX_GROWTH);
  });
}

function turn(page: Page) {
  return page.keyboard.press("ArrowRight", { delay: 20 });
}

async function visitBook(page: Page) {
  await page.getByRole("link", { name: "Back to Books" }).click();
  await page.locator("main.home").waitFor(); // Chromium keeps pages of aborted navigations
  await page.goBack();
  await page.getByRole("button", { name: "Next quote" }).waitFor();
}
