import type { Page } from "@playwright/test";

/** Waits until React has taken the served page over. */
export async function isAlive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}
