import type { CDPSession } from "@playwright/test";
import { effectsStand, watchEffects, workWithin } from "../effects";
import { expect, test } from "../site";

const VISITS = 50;
const KB = 1024;

test("fifty visits leave no canvas, worker, listener, node or timer behind", async ({ page }) => {
  test.setTimeout(180_000);
  await watchEffects(page);
  await page.goto("/");
  await effectsStand(page);
  const browser = await page.context().newCDPSession(page);

  let early: Metrics | undefined;
  for (let visit = 1; visit <= VISITS; visit++) {
    await page.getByRole("link", { name: /Buy Books/ }).click();
    await expect(page.locator("canvas")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Books" }).click();
    await expect(page.locator(".home-cards")).toBeVisible();
    if (visit % 5 === 0) await effectsStand(page); // otherwise leave while they still start
    if (visit === 10) early = await metricsOf(browser);
  }
  await expect(page.locator("canvas")).toHaveCount(2); // letters and rays
  await expect.poll(() => page.workers().length).toBe(1);
  const late = await metricsOf(browser);
  expect(late.JSEventListeners).toBeLessThanOrEqual((early?.JSEventListeners ?? 0) + 5);
  expect(late.Nodes).toBeLessThanOrEqual((early?.Nodes ?? 0) + 50);

  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.waitForTimeout(300);
  expect(await workWithin(page, 1000)).toEqual({ timers: 0, frames: 0, letters: 0, rays: 0 });
});

test("the heap does not grow while the effects run", async ({ page }) => {
  await page.goto("/");
  await effectsStand(page);
  const browser = await page.context().newCDPSession(page);
  await page.waitForTimeout(3000);
  const early = await metricsOf(browser);
  await page.waitForTimeout(10_000);
  const late = await metricsOf(browser);
  expect((late.JSHeapUsedSize ?? 0) - (early.JSHeapUsedSize ?? 0)).toBeLessThan(64 * KB);
});

type Metrics = Record<string, number>;

/** What is still held after a thorough cleaning. */
async function metricsOf(browser: CDPSession): Promise<Metrics> {
  await browser.send("Performance.enable");
  for (let n = 0; n < 2; n++) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
