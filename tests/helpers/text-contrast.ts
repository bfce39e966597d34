import type { Page } from "@playwright/test";
import { tokenColor } from "../../build/token-color.ts";
import type { PageMeasurements } from "../../src/effects/backdrop/messages.ts";
import {
  DEFAULT_SETTINGS,
  LAYOUTS,
  PEAK_ALPHA,
  RAY_COLOR,
} from "../../src/effects/backdrop/settings.ts";
import { dimAt, shadeOf } from "../../src/effects/backdrop/worker/letters.ts";
import { lightAfter, lightOn } from "../../src/effects/backdrop/worker/light.ts";
import { contrast, type Rgb } from "./contrast.ts";
import { expect } from "./site-test.ts";

/** The brightness of a page's letters and the strength of its light. */
export type BackdropStrength = Pick<typeof DEFAULT_SETTINGS, "brightness" | "power">;

const BACKGROUND = [...Buffer.from(tokenColor("bg").slice(1), "hex")] as Rgb;

/** Keeps what a page measures for its backdrop's worker; to be called before the page is opened. */
export function watchBackdrop(page: Page) {
  return page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest: []) {
      if (message.view) Object.assign(window, { backdropView: message.view });
      return postMessage.call(this, message, ...rest);
    };
  });
}

/** Lines of text below WCAG contrast over the brightest backdrop that can be behind them. */
export async function faintLines(page: Page, { brightness, power }: BackdropStrength) {
  const lines = await linesOnBackdrop(page);
  expect(lines.length).toBeGreaterThan(0);
  const view = await page.evaluate(
    () => (window as unknown as { backdropView: PageMeasurements }).backdropView,
  );
  const lights = lightsOver(view, power);
  return lines.flatMap((line) => {
    const points = [0, 0.5, 1].map((share) => line.x + share * line.width);
    const light = Math.max(
      ...lights.flatMap((sample) => points.map((x) => lightOn(sample, x, line.y))),
    );
    const grounds = [0, light].map((lit) => {
      const { color, alpha } = shadeOf(1, 0, lit, leastDimmed(view, line) * brightness);
      return over(over(BACKGROUND, color as Rgb, alpha), [...RAY_COLOR], light * PEAK_ALPHA);
    });
    const reached = Math.min(...grounds.map((ground) => contrast(line.color, ground)));
    return reached >= line.needed ? [] : [`"${line.text}" ${reached.toFixed(2)}`];
  });
}

/** The remaining brightness, 0 to 1, of the least dimmed cell that `line` overlaps. */
function leastDimmed({ dim, rays }: PageMeasurements, line: DOMRectInit) {
  const { x = 0, y = 0, width = 0, height = 0 } = line;
  const { cell } = rays.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const middles = (from: number, to: number, size: number) => {
    const first = Math.floor(from / size);
    return Array.from({ length: Math.ceil(to / size) - first }, (_, i) => (first + i + 0.5) * size);
  };
  const brightness = middles(x, x + width, cell.width).flatMap((cellX) =>
    middles(y, y + height, cell.height).map((cellY) => dimAt(dim, cellX, cellY, cell)),
  );
  return Math.max(...brightness);
}

/** Every line of text without a background of its own, in pixels from the page's top left. */
export function linesOnBackdrop(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    const hasBackground = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)" ||
        hasBackground(element.parentElement));

    const lines = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as HTMLElement;
      const text = texts.currentNode.textContent?.trim();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        !text ||
        !isSeen ||
        element.closest(".visually-hidden, [inert]") ||
        hasBackground(element)
      )
        continue;
      const { color, fontSize } = getComputedStyle(element);
      const rgb = (color.match(/[\d.]+/g) ?? []).map(Number) as Rgb;
      if (rgb.at(3) === 0) continue; // a rough letter is drawn over it
      const needed = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5; // WCAG 1.4.3
      const line = { text, color: rgb, needed };
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({ ...line, x: x + scrollX, y: y + scrollY, width, height });
    }
    return lines;
  });
}

/** The light over two minutes, with the pointer away and at either side. */
function lightsOver({ width, rays }: PageMeasurements, power: number) {
  const pointers = [undefined, { x: 0, y: 0 }, { x: width, y: 0 }];
  return Array.from({ length: 120 }, (_, seconds) =>
    pointers.map((pointer) => lightAfter(seconds, rays, { ...DEFAULT_SETTINGS, power }, pointer)),
  ).flat();
}

/** The colour of `top` over `ground` with the opacity `alpha`. */
function over(ground: Rgb, top: Rgb, alpha: number): Rgb {
  return ground.map((part, index) => part + ((top[index] as number) - part) * alpha) as Rgb;
}
