import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../tests/tools/chromium.ts";

export const SIZES = {
  "1440×900": { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  "390×844 at 3×": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
} as const satisfies Record<string, BrowserContextOptions>;
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[];

export function launch(args: string[] = []) {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args });
}

/** Opens `url` in a fresh context, hands the page to `use`, and closes it. */
export async function visit<T>(
  browser: Browser,
  url: string,
  options: BrowserContextOptions & { slowdown?: number; prepare?: (page: Page) => Promise<void> },
  use: (page: Page) => Promise<T>,
) {
  const { slowdown = 1, prepare, ...context } = options;
  const page = await browser.newPage(context);
  page.setDefaultTimeout(120_000); // the plain way keeps a slow machine busy for long
  try {
    await prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { timeout: 60_000 });
    return await use(page);
  } finally {
    await page.close();
  }
}

export async function isHydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Waits until letters and rays are drawn, or stood in for. */
export async function effectsStand(page: Page) {
  for (const layer of ["letters", "rays"]) {
    const box = page.locator(`.backdrop-${layer}[data-state]`);
    await box.waitFor({ state: "attached", timeout: 60_000 });
  }
}
