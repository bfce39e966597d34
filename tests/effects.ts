import type { Page } from "@playwright/test";
import { expect } from "./site";

const DRAWN_WITHIN_MS = 1500; // without a graphics card the rays come once a second

interface Drawn {
  letters: number;
  rays: number;
}

/** Counts what the page's worker draws. */
export async function watchEffects(page: Page) {
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${watch})();${await response.text()}` });
  });
}

/** Whether the worker draws anything within the next moment. */
export async function drawnBy(page: Page) {
  const read = async (): Promise<Drawn> =>
    (await page
      .workers()[0]
      ?.evaluate(() => (globalThis as unknown as { drawn: Drawn }).drawn)) ?? {
      letters: 0,
      rays: 0,
    };
  const before = await read();
  await page.waitForTimeout(DRAWN_WITHIN_MS);
  const after = await read();
  return { letters: after.letters > before.letters, rays: after.rays > before.rays };
}

/** Waits until both layers are drawn. */
export async function effectsStand(page: Page) {
  await backdropStands(page, ["letters", "rays"]);
}

/** Waits until these layers are drawn, and have come up to their full strength. */
export async function backdropStands(page: Page, layers: ("letters" | "rays")[]) {
  for (const name of layers) {
    const layer = page.locator(`.backdrop-${name}`);
    await expect(layer).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
    await expect(layer).toHaveCSS("opacity", "1");
  }
}

/** Runs inside the worker, so it must be whole in itself. */
function watch() {
  const drawn = { letters: 0, rays: 0 };
  Object.assign(globalThis, { drawn });
  const count = (prototype: object, method: string, key: keyof typeof drawn) => {
    const original = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      drawn[key]++;
      return Reflect.apply(original, this, args);
    });
  };
  count(OffscreenCanvasRenderingContext2D.prototype, "putImageData", "letters");
  count(WebGLRenderingContext.prototype, "drawArrays", "rays");
}
