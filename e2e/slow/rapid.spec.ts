import type { Page } from "@playwright/test";
import { seededRandom } from "../../src/runtime/random";
import { isHydrated } from "../../tests/helpers/hydrated";
import { expect, test } from "../../tests/helpers/site";

const STEPS = 200;

test.describe.configure({ timeout: 120_000 });

for (const seed of [1, 2]) {
  test(`${STEPS} links and ways back in a hurry end on the right page (seed ${seed})`, async ({
    page,
  }) => {
    await page.goto("/");
    await isHydrated(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const random = seededRandom(seed);
    const start = await page.evaluate(() => history.length);
    for (let step = 0; step < STEPS; step++) {
      await hurry(page, random() < 0.3, random(), start);
    }
    await expectRightPage(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("main a[href='/']")?.click());
    await expect(page).toHaveURL("/");
    await expectRightPage(page);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });
}

/** Follows some link of the page as it stands, or goes back, without waiting for anything. */
function hurry(page: Page, goesBack: boolean, chance: number, start: number) {
  return page.evaluate(
    ([isBack, share, first]) => {
      const links = [...document.querySelectorAll<HTMLElement>("main a[href^='/']")];
      const canGoBack = history.length > Number(first) && location.pathname !== "/";
      if (isBack && canGoBack) history.back();
      else links[Math.floor(Number(share) * links.length)]?.click();
    },
    [goesBack, chance, start] as const,
  );
}

/** Heading, title, address and canvases all belong to one page. */
async function expectRightPage(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const path = location.pathname;
        const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
        return [
          document.documentElement.dataset.page === path,
          canonical !== null && new URL(canonical.href).pathname === path,
          document.querySelectorAll("main, h1").length,
        ].join();
      }),
    )
    .toBe("true,true,2");
  const hasBackdrop = (await page.locator(".backdrop").count()) > 0;
  const parts = page.locator(".backdrop > *"); // letters and light
  await expect(parts).toHaveCount(hasBackdrop ? 2 : 0, { timeout: 20_000 });
  await expect.poll(() => page.workers().length).toBe(hasBackdrop ? 1 : 0);
}
