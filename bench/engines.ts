import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { type Cost, costOf, countDrawings, type Size } from "./measure.ts";

export const ENGINES = [
  "letters-every-frame",
  "letters-every-tick",
  "letters-worker",
  "letters-page",
  "rays-full",
  "rays-quarter",
] as const;
export type Engine = (typeof ENGINES)[number];

const SETTLE_MS = 1500;

/** What each engine costs alone on an otherwise empty page. */
export async function engineCost(
  browser: Browser,
  origin: string,
  engine: Engine,
  size: Size,
  seconds: number,
): Promise<Cost> {
  const { page, close } = await open(browser, origin, engine, size);
  await page.waitForTimeout(SETTLE_MS);
  const cost = await costOf(browser, page, seconds);
  await close();
  return cost;
}

/** How far, of 255 levels, any pixel of the rays is from the same moment at full resolution. */
export async function farthestPixel(browser: Browser, origin: string, size: Size) {
  const [quarter, full] = await Promise.all(
    ["still-quarter", "still-full"].map(async (show) => {
      const { page, close } = await open(browser, origin, show, size);
      await page.waitForTimeout(SETTLE_MS);
      const picture = await page.screenshot();
      await close();
      return sharp(picture).removeAlpha().raw().toBuffer();
    }),
  );
  let farthest = 0;
  for (const [i, level] of (full ?? []).entries()) {
    farthest = Math.max(farthest, Math.abs(level - (quarter?.[i] ?? 0)));
  }
  return farthest;
}

async function open(browser: Browser, origin: string, show: string, size: Size) {
  const { width, height, deviceScaleFactor } = size;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  const page = await context.newPage();
  await countDrawings(page);
  await page.goto(`${origin}/page?show=${show}`);
  return { page, close: () => context.close() };
}
