import type { Browser, Locator, Page } from "@playwright/test";
import type { Bench, Pace } from "./bench.ts";
import { isHydrated, launch, SIZE_NAMES, SIZES, visit } from "./browser.ts";
import { costOf, countDrawings } from "./measure.ts";
import { quantile, type Section, table } from "./report.ts";
import { serveBenchPage } from "./serve.ts";

const MACHINES = [
  { name: "4× slower", slowdown: 4, args: [] },
  { name: "6× slower", slowdown: 6, args: [] },
  { name: "WebGL in software", slowdown: 1, args: [] }, // as it is without a graphics card
  { name: "whole browser in software", slowdown: 1, args: ["--use-angle=swiftshader"] },
];
const BOOK = "/book/lyrics-of-the-mind-trilogy";
const HEAD = [
  "Machine",
  "Window",
  "Page",
  "Main thread",
  "GPU process",
  "Letters drawn",
  "Rays drawn",
  "Blocked in the first 10 s",
  "Press to paint, p95",
  "Next to paint, p95",
];

/** What readers on weak machines feel, on our home page and on one drawn the peer's way. */
export async function benchWeak({ origin, pace }: Bench): Promise<Section> {
  const benchPage = await serveBenchPage();
  const rows: (string | number)[][] = [];
  for (const { name, slowdown, args } of MACHINES.slice(0, pace.samples)) {
    const browser = await launch(args);
    for (const size of SIZE_NAMES.slice(0, pace.samples)) {
      const options = { ...SIZES[size], slowdown, prepare: prepareToFeel };
      const ours = await visit(browser, origin, options, (page) => feel(browser, page, pace));
      const next = await visit(browser, origin + BOOK, options, async (page) => {
        await isHydrated(page);
        return pressToPaint(page, page.getByRole("button", { name: "Next quote" }), pace.presses);
      });
      const url = `${benchPage.origin}/?show=peer`;
      const peer = await visit(browser, url, options, (page) => feel(browser, page, pace));
      rows.push([name, size, "ours", ...ours, next], [name, size, "peer's", ...peer, ""]);
      console.log(`${name}, ${size}`);
    }
    await browser.close();
  }
  benchPage.close();
  return {
    title: "Weak machines",
    body: `The home page after ${pace.settleSeconds} s, beside the same effects drawn the peer's way: full resolution,
every frame. Presses are on a card and on the button for the next quote: milliseconds from the
press to the next paint, as the browser tells them.

${table(HEAD, rows)}`,
    verdicts: [],
  };
}

/** The cells of a row, but for its names. */
async function feel(browser: Browser, page: Page, pace: Pace) {
  await page.waitForTimeout(pace.settleSeconds * 1000);
  const { blocked } = await feltBy(page);
  const { task, gpu, letters, rays } = await costOf(browser, page, pace.seconds);
  const card = page.locator(".home-cards a, .peer-card").first();
  return [task, gpu, letters, rays, blocked, await pressToPaint(page, card, pace.presses)];
}

/** Presses as plain input, since a driver's own click would run in the page as well. */
async function pressToPaint(page: Page, target: Locator, presses: number) {
  await target.evaluate((element) => {
    element.addEventListener("click", (event) => {
      if (element instanceof HTMLAnchorElement) event.preventDefault(); // to be pressed again
    });
  });
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let n = 0; n < presses; n++) {
    for (const type of ["mousePressed", "mouseReleased"] as const) {
      const event = { ...at, type, button: "left", clickCount: 1 } as const;
      await session.send("Input.dispatchMouseEvent", event);
    }
    await page.waitForTimeout(700); // a quote fades out, is swapped and fades in
  }
  return quantile(Object.values((await feltBy(page)).presses), 0.95);
}

interface Felt {
  /** Milliseconds by which tasks were longer than 50 within the first ten seconds. */
  blocked: number;
  /** From each press to the paint after it, by the browser's number of the press. */
  presses: Record<number, number>;
}

function feltBy(page: Page) {
  return page.evaluate(() => (window as unknown as { felt: Felt }).felt);
}

async function prepareToFeel(page: Page) {
  await countDrawings(page);
  await page.addInitScript(() => {
    const felt: Felt = { blocked: 0, presses: {} };
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime < 10_000) felt.blocked += duration - 50;
      }
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const {
        interactionId: id = 0,
        duration,
      } of list.getEntries() as PerformanceEventTiming[]) {
        if (id) felt.presses[id] = Math.max(felt.presses[id] ?? 0, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}
