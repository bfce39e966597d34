import type { AddressInfo } from "node:net";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { createSite } from "../deploy/static-server.ts";
import { chromiumPath } from "../tools/chromium.ts";
import { type TraceEvent, workToNextPaint } from "./trace.ts";

const BOOK = "/book/lyrics-of-the-mind-trilogy";
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const SETTLED_MS = 700; // fade out, swap, fade in
const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

export interface Reading {
  steps: number;
  /** The sum of all layout shifts, those right after a press included. */
  shift: number;
  /** Milliseconds of the page's thread from press to paint, at a quarter of its speed. */
  pressToPaint: { median: number; p95: number; worst: number };
}

/** Steps through a whole collection on a slowed-down phone: what shifts, and what a press costs. */
export async function measureReading(dist: string, steps: number): Promise<Reading> {
  const server = createSite(dist).listen(0);
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.addInitScript(collectShifts);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${BOOK}`);
    await page.waitForLoadState("networkidle");
    const next = await page.getByRole("button", { name: "Next quote" }).boundingBox();
    if (!next) throw new Error(`${BOOK} has no button for the next quote`);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

    await browser.startTracing(page, { categories: TRACED });
    for (let step = 0; step < steps; step++) {
      await press(session, { x: next.x + next.width / 2, y: next.y + next.height / 2 });
      await page.waitForTimeout(SETTLED_MS);
    }
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const work = workToNextPaint(trace.traceEvents);
    if (work.length !== steps) throw new Error(`${work.length} of ${steps} presses were seen`);
    return { steps, shift: await shiftOn(page), pressToPaint: spread(work) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** As plain input: a driver's own click would run in the page and be weighed with it. */
async function press(session: CDPSession, at: { x: number; y: number }) {
  const button = { ...at, button: "left", clickCount: 1 } as const;
  await session.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" });
  await session.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" });
}

/** Runs in the page. */
function collectShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    const page = window as unknown as { shift: number };
    for (const entry of list.getEntries()) {
      page.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function shiftOn(page: Page) {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}
