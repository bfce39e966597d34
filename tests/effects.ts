import type { Page, Worker } from "@playwright/test";
import { expect } from "./site";

/** What the page and its worker have done since they started. */
export interface Work {
  timers: number;
  frames: number;
  letters: number;
  rays: number;
}

interface Watched {
  work: Work;
  gl?: WebGLRenderingContext;
}

/** Counts timers, frames and drawings in the page and in its worker; `refused` contexts are null. */
export async function watchEffects(page: Page, { refused = [] as string[] } = {}) {
  const code = `(${watch})(${JSON.stringify(refused)});`;
  await page.addInitScript(code);
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

async function workOf(page: Page): Promise<Work> {
  const done = await Promise.all(
    threadsOf(page).map((run) => run(() => (globalThis as unknown as Watched).work)),
  );
  const sum = (key: keyof Work) => done.reduce((total, work) => total + work[key], 0);
  return {
    timers: sum("timers"),
    frames: sum("frames"),
    letters: sum("letters"),
    rays: sum("rays"),
  };
}

/** What is done within the next `ms` milliseconds. */
export async function workWithin(page: Page, ms: number): Promise<Work> {
  const before = await workOf(page);
  await page.waitForTimeout(ms);
  const after = await workOf(page);
  return {
    timers: after.timers - before.timers,
    frames: after.frames - before.frames,
    letters: after.letters - before.letters,
    rays: after.rays - before.rays,
  };
}

/** Waits, as long as a busy machine may need, until something more is drawn. */
export async function keepsDrawing(page: Page, part: "letters" | "rays") {
  const before = (await workOf(page))[part];
  const drawn = async () => (await workOf(page))[part] - before;
  await expect.poll(drawn, { timeout: 15_000 }).toBeGreaterThan(0);
}

/** Waits until both canvases tell how they fared. */
export async function effectsStand(page: Page, states = { letters: "ready", rays: "ready" }) {
  const { letters, rays } = states;
  const patient = { timeout: 20_000 }; // they wait until the page is idle
  await expect(page.locator(".backdrop-letters")).toHaveAttribute("data-state", letters, patient);
  await expect(page.locator(".backdrop-rays")).toHaveAttribute("data-state", rays, patient);
}

/** Waits until these canvases are drawn, and have come up to their full strength. */
export async function backdropStands(page: Page, canvases: ("letters" | "rays")[]) {
  for (const name of canvases) {
    const canvas = page.locator(`.backdrop-${name}`);
    await expect(canvas).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
    await expect(canvas).toHaveCSS("opacity", "1");
  }
}

/** Takes the rays' context away and gives it back, wherever they are drawn. */
export async function loseAndRestoreContext(page: Page) {
  for (const run of threadsOf(page)) {
    await run(async () => {
      const { gl } = globalThis as unknown as Watched;
      const extension = gl?.getExtension("WEBGL_lose_context");
      extension?.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 200));
      extension?.restoreContext();
    });
  }
}

/** Ways to run something on the page's thread and on each of its workers'. */
function threadsOf(page: Page) {
  const inPage = <T>(action: () => T | Promise<T>) => page.evaluate(action);
  const inWorker = (worker: Worker) => (action: () => unknown) => worker.evaluate(action);
  return [inPage, ...page.workers().map(inWorker)] as (typeof inPage)[];
}

/** Runs inside the page and the worker, so it must be whole in itself. */
function watch(refused: string[]) {
  const work = { timers: 0, frames: 0, letters: 0, rays: 0 };
  const scope = globalThis as unknown as Watched & typeof globalThis;
  scope.work = work;

  for (const name of ["setTimeout", "setInterval"] as const) {
    const original = scope[name] as (handler: () => void, ms?: number) => number;
    const counting = (handler: () => void, ms?: number) =>
      original(() => {
        work.timers++;
        handler();
      }, ms);
    Object.assign(scope, { [name]: counting });
  }
  const requestFrame = scope.requestAnimationFrame.bind(scope);
  scope.requestAnimationFrame = (callback) =>
    requestFrame((ms) => {
      work.frames++;
      callback(ms);
    });

  for (const name of ["HTMLCanvasElement", "OffscreenCanvas"] as const) {
    const prototype = scope[name]?.prototype as { getContext: (kind: string) => unknown };
    if (!prototype) continue;
    const original = prototype.getContext;
    prototype.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
      if (refused.includes(kind)) return null;
      const context = Reflect.apply(original, this, [kind, ...rest]);
      if (kind === "webgl") scope.gl = context as WebGLRenderingContext;
      return context;
    };
  }
  const count = (prototype: object | undefined, method: string, key: "letters" | "rays") => {
    if (!prototype) return;
    const original = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      work[key]++;
      return Reflect.apply(original, this, args);
    });
  };
  count(scope.OffscreenCanvasRenderingContext2D?.prototype, "putImageData", "letters");
  count(scope.CanvasRenderingContext2D?.prototype, "putImageData", "letters");
  count(scope.WebGLRenderingContext?.prototype, "drawArrays", "rays");
}
