import type { Page } from "@playwright/test";

/** Waits until the page answers: its code comes after the words, and before it no key is heard. */
export async function isAlive(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("alive").length > 0);
}
