import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { createStaticServer } from "../deploy/static-server.ts";
import { wholeChromium } from "../tests/helpers/chromium.ts";
import { buildOptionsFrom } from "../tools/paths.ts";

// Measures what the backdrop costs and whether the heap grows. Times can be compared only with
// another build on the same machine; only limits that hold on any machine fail the run. Lighthouse
// measures how fast a page starts, and tests/built/weight.test.ts limits its bytes.
const isBrief = process.argv.includes("--brief");
const SECONDS = isBrief ? 1 : 8;
const SETTLE_MS = isBrief ? 1000 : 10_000;
const TURNS = isBrief ? 20 : 300;
const PAGE_CHANGES = isBrief ? 4 : 60;
const HEAP_GROWTH = 1.1;
const BOOK = "/book/lyrics-of-the-mind-trilogy";
const WINDOWS = {
  "1440×900": { viewport: { width: 1440, height: 900 } },
  "390×844 at 3×": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
};

const failures: string[] = [];
const server = createStaticServer(buildOptionsFrom(process.env).distDir).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(wholeChromium());
console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]}`);
await benchBackdrop();
await benchHeap();
await browser.close();
server.close();
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Prints processor time in milliseconds per second, and the number of frames drawn. */
async function benchBackdrop() {
  console.log("\nHome page: main thread, renderer and GPU process in ms/s, frames a second");
  for (const [name, window] of Object.entries(WINDOWS)) {
    for (const state of ["visible", "hidden", "paused", "reduced"]) {
      const reducedMotion = state === "reduced" ? "reduce" : "no-preference";
      const cost = await visit("/", { ...window, reducedMotion }, async (page) => {
        await page.locator(".backdrop[data-state=ready]").waitFor({ state: "attached" });
        if (state === "paused") await page.getByRole("button", { name: "Pause motion" }).click();
        if (state === "hidden") await page.evaluate(hide);
        await page.waitForTimeout(SETTLE_MS);
        return costOf(page);
      });
      console.log(`${name.padEnd(14)} ${state.padEnd(8)} ${Object.values(cost).join(" ")}`);
      if (state === "visible" && cost.drawn === 0) failures.push(`nothing drawn, ${name}`);
      if (state !== "visible" && cost.drawn > 0) failures.push(`drawn while ${state}, ${name}`);
    }
  }
}

async function costOf(page: Page) {
  const processes = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
    const { metrics } = await session.send("Performance.getMetrics");
    const cpu = (type: string) =>
      processInfo.reduce((sum, info) => sum + (info.type === type ? info.cpuTime : 0), 0) * 1000;
    const main = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    const counts = await Promise.all(page.workers().map((worker) => worker.evaluate("drawn")));
    const drawn = counts.reduce((sum: number, count) => sum + Number(count), 0);
    return { main, renderer: cpu("renderer"), gpu: cpu("GPU"), drawn };
  };
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  const after = await read();
  const rate = (key: keyof typeof before) => Math.round((after[key] - before[key]) / SECONDS);
  return { main: rate("main"), renderer: rate("renderer"), gpu: rate("gpu"), drawn: rate("drawn") };
}

async function benchHeap() {
  console.log("\nHeap in KB");
  await visit(BOOK, WINDOWS["390×844 at 3×"], async (page) => {
    const session = await page.context().newCDPSession(page);
    const turn = async (times: number) => {
      for (let n = 0; n < times; n++) await page.keyboard.press("ArrowRight", { delay: 20 });
    };
    const change = async (times: number) => {
      for (let n = 0; n < times; n += 2) {
        await page.getByRole("link", { name: "Back to Books" }).click();
        await page.locator("main.home").waitFor(); // Chromium keeps pages of aborted navigations
        await page.goBack();
        await page.getByRole("button", { name: "Next quote" }).waitFor();
      }
    };
    for (const [name, work, times] of [
      ["turns", turn, TURNS],
      ["page changes", change, PAGE_CHANGES],
    ] as const) {
      await work(times * 2); // warms up, so that everything is loaded and compiled
      const before = await heapOf(session);
      await work(times);
      const after = await heapOf(session);
      console.log(`${times} ${name}: ${before} before, ${after} after`);
      if (!isBrief && after > before * HEAP_GROWTH) failures.push(`the heap grows with ${name}`);
    }
  });
}

async function heapOf(session: CDPSession) {
  for (let n = 0; n < 2; n++) await session.send("HeapProfiler.collectGarbage");
  return Math.round((await session.send("Runtime.getHeapUsage")).usedSize / 1024);
}

/** Opens a page in a new context, counts what its worker draws, and closes it. */
async function visit<T>(
  path: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
) {
  const page = await browser.newPage({ ...options, serviceWorkers: "block" });
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${countDrawings})();${await response.text()}` });
  });
  await page.goto(origin + path, { timeout: 60_000 });
  const result = await use(page);
  await page.unrouteAll({ behavior: "wait" }); // a request for the worker may be pending
  await page.close();
  return result;
}

/** Runs in the worker, so it cannot use anything from this module. */
function countDrawings() {
  const counter = Object.assign(globalThis, { drawn: 0 });
  const owner = OffscreenCanvasRenderingContext2D.prototype;
  owner.putImageData = new Proxy(owner.putImageData, {
    apply(original, canvas, args) {
      counter.drawn++;
      Reflect.apply(original, canvas, args);
    },
  });
}

/** Runs in the page: makes the tab look hidden. */
function hide() {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}
