import type { Page } from "@playwright/test";

/** The app itself, without which a page stays as it was served. */
export const MAIN = "**/assets/main-*.js";

/** Keeps files from arriving until they are released; an earlier route may answer then. */
export async function hold(page: Page, pattern: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return { release: () => release() };
}
