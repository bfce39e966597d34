import type { Page } from "@playwright/test";

/** Waits until React has taken over the page: before it no key is heard. */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}
