import type { Page } from "@playwright/test";
import { expect } from "./site";

/** Above the title, where a desk shows letters and rays and nothing else. */
const BACKDROP = { x: 300, y: 0, width: 840, height: 110 };
const MOVES_WITHIN_MS = 1500; // without a graphics card the rays come once a second

/** Whether letters or rays change within the next moment. */
export async function isMoving(page: Page) {
  const before = await page.screenshot({ clip: BACKDROP });
  await page.waitForTimeout(MOVES_WITHIN_MS);
  return !before.equals(await page.screenshot({ clip: BACKDROP }));
}

/** Waits until these layers are drawn, and have come up to their full strength. */
export async function backdropStands(page: Page, layers: ("letters" | "rays")[]) {
  for (const name of layers) {
    const layer = page.locator(`.backdrop-${name}`);
    await expect(layer).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
    await expect(layer).toHaveCSS("opacity", "1");
  }
}
