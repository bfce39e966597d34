import type { Browser, Page } from "@playwright/test";
import { type Cost, costOf, countDrawings, heapOf, type Size } from "./measure.ts";
import type { Pace } from "./pace.ts";

/** The ways in which a reader may have the home page open. */
export const STATES = ["visible", "hidden", "off-screen", "paused", "reduced"] as const;
export type State = (typeof STATES)[number];

const SETTLE_MS = 2500;

/** What the whole home page costs in a given state. */
export async function homeCost(
  browser: Browser,
  origin: string,
  state: State,
  size: Size,
  seconds: number,
): Promise<Cost> {
  const { page, close } = await open(browser, origin, size, state === "reduced");
  await enter(page, state);
  await page.waitForTimeout(SETTLE_MS);
  const cost = await costOf(browser, page, seconds);
  await close();
  return cost;
}

/** The heap in kilobytes, early and late in a visit. */
export async function heapOverTime(
  browser: Browser,
  origin: string,
  size: Size,
  [earlySeconds, lateSeconds]: Pace["heap"],
) {
  const { page, close } = await open(browser, origin, size, false);
  await page.waitForTimeout(earlySeconds * 1000);
  const early = await heapOf(page);
  await page.waitForTimeout((lateSeconds - earlySeconds) * 1000);
  const late = await heapOf(page);
  await close();
  return { early, late };
}

async function open(browser: Browser, origin: string, size: Size, reduced: boolean) {
  const { width, height, deviceScaleFactor } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: reduced ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  await countDrawings(page);
  await page.goto(origin);
  await page.locator(".backdrop-rays[data-state]").waitFor({ state: "attached" });
  return { page, close: () => context.close() };
}

async function enter(page: Page, state: State) {
  if (state === "paused") await page.getByRole("button", { name: "Pause motion" }).click();
  if (state === "off-screen") {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      // The letters fill the window and never leave it; the rays leave it only on a phone.
      for (const part of document.querySelectorAll<HTMLElement>(".backdrop > *"))
        part.style.display = "none";
    });
  }
  if (state === "hidden") {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
}
