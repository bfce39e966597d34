import type { Page } from "@playwright/test";

/** Resolves after the page has rendered this many frames. */
export function nextFrames(page: Page, count: number) {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}
