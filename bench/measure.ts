import type { Browser, Page } from "@playwright/test";

/** Milliseconds of processor time per second, and how much was drawn in it. */
export interface Cost {
  /** The page's own thread: everything, and scripts alone. */
  task: number;
  script: number;
  renderer: number;
  gpu: number;
  /** Drawings per second, in the page and its worker. */
  letters: number;
  rays: number;
}

export const COST_HEAD = [
  "",
  "Main thread",
  "of it script",
  "Renderer",
  "GPU process",
  "Letters drawn",
  "Rays drawn",
];

export function costRow(name: string, cost: Cost) {
  return [name, cost.task, cost.script, cost.renderer, cost.gpu, cost.letters, cost.rays];
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
      processInfo.filter((info) => info.type === type).reduce((sum, info) => sum + info.cpuTime, 0);
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    return {
      task: metric("TaskDuration"),
      script: metric("ScriptDuration"),
      renderer: cpu("renderer"),
      gpu: cpu("GPU"),
      at: performance.now() / 1000,
    };
  };

  // Counting drawings costs the page something itself, so it stays outside.
  const drawnBefore = await drawingsOf(page);
  const before = await read();
  await new Promise((resume) => setTimeout(resume, seconds * 1000));
  const after = await read();
  const drawnAfter = await drawingsOf(page);
  const passed = after.at - before.at;
  const ms = (key: "task" | "script" | "renderer" | "gpu") =>
    ((after[key] - before[key]) * 1000) / passed;
  await processes.detach();
  await session.detach();
  return {
    task: ms("task"),
    script: ms("script"),
    renderer: ms("renderer"),
    gpu: ms("gpu"),
    letters: (drawnAfter.letters - drawnBefore.letters) / passed,
    rays: (drawnAfter.rays - drawnBefore.rays) / passed,
  };
}

interface Drawings {
  letters: number;
  rays: number;
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
  const all = await Promise.all([
    page.evaluate(read),
    ...page.workers().map((worker) => worker.evaluate(read)),
  ]);
  return {
    letters: all.reduce((sum, { letters }) => sum + letters, 0),
    rays: all.reduce((sum, { rays }) => sum + rays, 0),
  };
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
