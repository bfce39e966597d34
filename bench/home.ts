import type { Browser, Page } from "@playwright/test";
import { effectsStand, SIZE_NAMES, SIZES, visit } from "./browser.ts";
import { COST_HEAD, type Cost, costOf, costRow, countDrawings } from "./measure.ts";
import type { Pace } from "./pace.ts";
import { atMost, type Section, table, type Verdict } from "./report.ts";

/** The ways in which a reader may have the home page open. */
const STATES = ["visible", "hidden", "off-screen", "paused", "reduced"] as const;
type State = (typeof STATES)[number];

/** What the whole home page costs in each state, and whether its heap grows. */
export async function benchHome(browser: Browser, origin: string, pace: Pace): Promise<Section> {
  let body = "";
  const verdicts: Verdict[] = [];
  for (const size of SIZE_NAMES) {
    const costs = {} as Record<State, Cost>;
    for (const state of STATES) {
      const reducedMotion = state === "reduced" ? "reduce" : "no-preference";
      const options = { ...SIZES[size], reducedMotion, prepare: countDrawings } as const;
      costs[state] = await visit(browser, origin, options, async (page) => {
        await effectsStand(page);
        await enter(page, state);
        await page.waitForTimeout(pace.settleSeconds * 1000);
        return costOf(browser, page, pace.seconds);
      });
      console.log(`home ${state}, ${size}`);
    }
    const resting = STATES.filter((state) => state !== "visible").map((state) => costs[state]);
    const drawn = resting.reduce((sum, { letters, rays }) => sum + letters + rays, 0);
    body += `\n### ${size}\n${table(
      COST_HEAD,
      STATES.map((name) => costRow(name, costs[name])),
    )}\n`;
    verdicts.push(
      atMost(`Home page, script a second (${size})`, costs.visible.script, 10, "ms"),
      atMost(`Home page, main thread a second (${size})`, costs.visible.task, 60, "ms"),
      atMost(`Home page, GPU process a second (${size})`, costs.visible.gpu, 250, "ms"),
      atMost(`Drawn while hidden, off screen, paused or reduced (${size})`, drawn, 0, ""),
    );
  }
  const heap = await heapOverTime(browser, origin, pace);
  verdicts.push({
    promise: "Heap after a minute as after ten seconds, within 5 %",
    measured: `${Math.round(heap.early)} KB, then ${Math.round(heap.late)} KB`,
    kept: heap.late <= heap.early * 1.05,
  });
  return { title: "The whole home page", body, verdicts };
}

async function heapOverTime(browser: Browser, origin: string, { settleSeconds }: Pace) {
  return visit(browser, origin, SIZES["1440×900"], async (page) => {
    await page.waitForTimeout(settleSeconds * 1000);
    const early = await heapOf(page);
    await page.waitForTimeout(5 * settleSeconds * 1000);
    return { early, late: await heapOf(page) };
  });
}

/** The page's heap in kilobytes after a thorough cleaning. */
async function heapOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (let n = 0; n < 2; n++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1024;
}

async function enter(page: Page, state: State) {
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
