import type { Page } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { effectsStand, SIZES, visit } from "./browser.ts";
import { costOf, costTables, countDrawings } from "./measure.ts";
import { atMost, type Section } from "./report.ts";

/** The ways in which a reader may have the home page open. */
const RESTING = ["hidden", "off-screen", "paused", "reduced"] as const;
const STATES = ["visible", ...RESTING] as const;

/** What the whole home page costs in each state, and whether its heap grows. */
export async function benchHome({ browser, origin, pace }: Bench): Promise<Section> {
  const { body, verdicts } = await costTables(
    STATES,
    pace.samples,
    (state, size) => {
      const reducedMotion = state === "reduced" ? "reduce" : "no-preference";
      const options = { ...SIZES[size], reducedMotion, prepare: countDrawings } as const;
      return visit(browser, origin, options, async (page) => {
        await effectsStand(page);
        await enter(page, state);
        await page.waitForTimeout(pace.settleSeconds * 1000);
        return costOf(browser, page, pace.seconds);
      });
    },
    (costs, size) => {
      const { script, task, gpu } = costs.visible;
      const drawn = RESTING.reduce((sum, it) => sum + costs[it].letters + costs[it].rays, 0);
      return [
        atMost(`Home page, script a second (${size})`, script, 10, "ms"),
        atMost(`Home page, main thread a second (${size})`, task, 60, "ms"),
        atMost(`Home page, GPU process a second (${size})`, gpu, 250, "ms"),
        atMost(`Drawn while hidden, off screen, paused or reduced (${size})`, drawn, 0, ""),
      ];
    },
  );
  const heap = await visit(browser, origin, SIZES["1440×900"], async (page) => {
    await page.waitForTimeout(pace.settleSeconds * 1000);
    const early = await heapOf(page);
    await page.waitForTimeout(5 * pace.settleSeconds * 1000);
    return { early, late: await heapOf(page) };
  });
  verdicts.push({
    promise: "Heap after a minute as after ten seconds, within 5 %",
    measured: `${Math.round(heap.early)} KB, then ${Math.round(heap.late)} KB`,
    kept: heap.late <= heap.early * 1.05,
  });
  return { title: "The whole home page", body, verdicts };
}

/** The page's heap in kilobytes after a thorough cleaning. */
async function heapOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (let n = 0; n < 2; n++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1024;
}

async function enter(page: Page, state: (typeof STATES)[number]) {
  if (state === "paused") await page.getByRole("button", { name: "Pause motion" }).click();
  if (state === "off-screen") {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      // The letters fill the window and never leave it; the rays leave it only on a phone.
      for (const box of document.querySelectorAll<HTMLElement>(".backdrop > *"))
        box.style.display = "none";
    });
  }
  if (state === "hidden") {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
}
