import type { Page } from "@playwright/test";
import { seededRandom } from "../../../src/effects/backdrop/worker/seeded-random.ts";
import { expect, hold, test } from "../../helpers/site-test.ts";

const STEPS = 60;
const CHECK_EVERY = 10;

for (const seed of [1, 2, 3, 4, 5]) {
  test(`URL, heading, counter, slider and head agree, seed ${seed}`, async ({ page }) => {
    await page.goto("/");
    const random = seededRandom(seed);
    const start = await page.evaluate(() => history.length);
    for (let step = 1; step <= STEPS; step++) {
      const slow = random() < 0.2 ? await hold(page, "**/assets/*.js") : undefined;
      const [choice, share] = [random(), random()];
      // A page that is being unloaded can be neither queried nor reloaded.
      await expect(() => hurry(page, choice, share, start)).toPass();
      slow?.release();
      if (random() < 0.05) await expect(() => page.reload()).toPass();
      if (step % CHECK_EVERY === 0) await expectAgreement(page);
    }
  });
}

/** Follows a link, turns a quote, or goes back or forward, without waiting. */
function hurry(page: Page, choice: number, share: number, start: number) {
  return page.evaluate(
    ([choice, share, first]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const links = all("main a[href^='/'], .dock-buttons button");
      const canGoBack = history.length > first && location.pathname !== "/";
      if (choice < 0.25 && canGoBack) history.back();
      else if (choice < 0.35) history.forward();
      else links[Math.floor(share * links.length)]?.click();
    },
    [choice, share, start] as const,
  );
}

/** URL, title, heading, counter and slider agree once navigation has settled. */
async function expectAgreement(page: Page) {
  await expect(async () => {
    const shown = await page.evaluate(() => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      const heading = document.querySelector<HTMLElement>("h1");
      const slider = document.querySelector<HTMLInputElement>("[type=range]");
      return {
        path: location.pathname,
        canonical: canonical && new URL(canonical.href).pathname,
        title: document.title,
        heading: heading?.ariaLabel ?? heading?.innerText.split("\n")[0],
        mains: document.querySelectorAll("main, h1").length,
        counter: document.querySelector(".dock-count")?.textContent,
        slider: slider && `${slider.value} of ${slider.max}`,
      };
    });
    const { path } = shown;
    expect(shown).toMatchObject({ canonical: path, mains: 2 });
    if (path !== "/" && shown.heading) expect(shown.title).toContain(shown.heading);
    const isBook = path.startsWith("/book/");
    const slider = isBook ? (shown.slider ?? "1 of 1") : shown.slider; // one quote: no slider
    expect([shown.counter, slider]).toEqual(
      isBook ? [expect.stringMatching(/^\d+ of \d+$/), shown.counter] : [undefined, null],
    );
  }).toPass();
}
