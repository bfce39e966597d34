import type { Page } from "@playwright/test";

/** Waits until the page answers: its code comes after the words, and before it no key is heard. */
export async function isAlive(page: Page) {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}
