import type { Page } from "@playwright/test";

export const HOUR_MS = 3_600_000;

/** Lets a test set every clock that the page can read, while its timers go on as they would. */
export async function watchClocks(page: Page) {
  await page.addInitScript(() => {
    const clock = { offset: 0 };
    Object.assign(window, { clock });
    const now = performance.now.bind(performance);
    performance.now = () => now() + clock.offset;
    const date = Date.now.bind(Date);
    Date.now = () => date() + clock.offset;
    const requestFrame = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => requestFrame((ms) => callback(ms + clock.offset));
  });
}

export async function setClock(page: Page, offset: number) {
  await page.evaluate((ms) => {
    (window as unknown as { clock: { offset: number } }).clock.offset = ms;
  }, offset);
}

/** Puts the tab behind another one, or back in front. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
