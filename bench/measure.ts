import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { SIZE_NAMES, type SizeName } from "./browser.ts";
import { table, type Verdict } from "./report.ts";

/** Milliseconds of processor time, then drawings in the page and its worker, each per second. */
const HEADS = {
  task: "Main thread",
  script: "of it script",
  renderer: "Renderer",
  gpu: "GPU process",
  letters: "Letters drawn",
  rays: "Rays drawn",
};
const KEYS = Object.keys(HEADS) as (keyof typeof HEADS)[];
export type Cost = Record<keyof typeof HEADS, number>;
type Drawings = Pick<Cost, "letters" | "rays">;

/** A table of costs for each of so many `sizes` of windows, and what `judge` says of it. */
export async function costTables<Name extends string>(
  names: readonly Name[],
  sizes: number,
  measure: (name: Name, size: SizeName) => Promise<Cost>,
  judge: (costs: Record<Name, Cost>, size: SizeName) => Promise<Verdict[]> | Verdict[],
) {
  let body = "";
  const verdicts: Verdict[] = [];
  for (const size of SIZE_NAMES.slice(0, sizes)) {
    const costs = {} as Record<Name, Cost>;
    for (const name of names) {
      costs[name] = await measure(name, size);
      console.log(`${name}, ${size}`);
    }
    const rows = names.map((name) => [name, ...KEYS.map((key) => costs[name][key])]);
    body += `\n### ${size}\n${table(["", ...Object.values(HEADS)], rows)}\n`;
    verdicts.push(...(await judge(costs, size)));
  }
  return { body, verdicts };
}

/** Watches a page for `seconds` and tells what it cost per second. */
export async function costOf(browser: Browser, page: Page, seconds: number): Promise<Cost> {
  const processes = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });

  const read = async () => {
    const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
    const { metrics } = await session.send("Performance.getMetrics");
    const cpu = (type: string) =>
      processInfo.reduce((sum, info) => sum + (info.type === type ? info.cpuTime : 0), 0);
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    return {
      at: performance.now() / 1000,
      task: metric("TaskDuration") * 1000,
      script: metric("ScriptDuration") * 1000,
      renderer: cpu("renderer") * 1000,
      gpu: cpu("GPU") * 1000,
    };
  };

  // Counting drawings costs the page something itself, so it stays outside.
  const drawnBefore = await drawingsOf(page);
  const before = { ...(await read()), ...drawnBefore };
  await wait(seconds * 1000);
  const after = { ...(await read()), ...(await drawingsOf(page)) };
  await processes.detach();
  const each = KEYS.map((key) => [key, (after[key] - before[key]) / (after.at - before.at)]);
  return Object.fromEntries(each) as Cost;
}

/** Counts what is drawn, on the page's thread and in its worker alike. */
export async function countDrawings(page: Page) {
  const code = `(${count})();`;
  await page.addInitScript(code);
  await page.route(/\/worker[-.][^/]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

async function drawingsOf(page: Page): Promise<Drawings> {
  const read = () => (globalThis as unknown as { drawings: Drawings }).drawings;
  const inWorkers = page.workers().map((worker) => worker.evaluate(read));
  const all = await Promise.all([page.evaluate(read), ...inWorkers]);
  const sum = (key: keyof Drawings) => all.reduce((total, drawn) => total + drawn[key], 0);
  return { letters: sum("letters"), rays: sum("rays") };
}

/** Runs inside the page and the worker, so it must be whole in itself. */
function count() {
  const drawings = { letters: 0, rays: 0 };
  const scope = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  Object.assign(globalThis, { drawings });
  const watch = (owner: string, method: string, key: keyof typeof drawings) => {
    const prototype = scope[owner]?.prototype;
    if (!prototype) return;
    const original = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      drawings[key]++;
      return Reflect.apply(original, this, args);
    });
  };
  watch("OffscreenCanvasRenderingContext2D", "putImageData", "letters");
  watch("CanvasRenderingContext2D", "putImageData", "letters");
  watch("CanvasRenderingContext2D", "clearRect", "letters"); // the peer's way, once each time
  watch("WebGLRenderingContext", "drawArrays", "rays");
}
