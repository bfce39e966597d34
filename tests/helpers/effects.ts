import type { Page } from "@playwright/test";
import { expect } from "./site";

const DRAWN_WITHIN_MS = 1500; // on a machine that may be busy

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

/** Waits until letters and rays are drawn, and have come up to their full strength. */
export async function backdropStands(page: Page) {
  await expect(page.locator(".backdrop")).toHaveAttribute("data-state", "ready", {
    timeout: 20_000,
  });
  await expect(page.locator(".backdrop-letters")).toHaveCSS("opacity", "1");
}

/** Runs inside the worker, so it must be whole in itself; of two pictures the rays are the smaller. */
function watch() {
  const drawn = { letters: 0, rays: 0 };
  Object.assign(globalThis, { drawn });
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const put = prototype.putImageData;
  let widest = 0;
  Reflect.set(prototype, "putImageData", function (this: unknown, ...args: [ImageData]) {
    const [{ width }] = args;
    widest = Math.max(widest, width);
    drawn[width < widest / 2 ? "rays" : "letters"]++;
    return Reflect.apply(put, this, args);
  });
}
