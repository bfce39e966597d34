import { page } from "vitest/browser";
import { fakeMachine, mount, WorkerHere } from "../../../tests/helpers/backdrop.ts";
import {
  DEFAULT_SETTINGS,
  LAYOUTS,
  PEAK_ALPHA,
  RAY_LENGTH,
  RAYS_SCALE,
  SOURCE_OFFSET_PX,
} from "./settings.ts";
import { createLetters } from "./worker/letters.ts";
import { lightAfter, lightOn, paintRays } from "./worker/light.ts";

fakeMachine();

const BOX = { width: 800, height: 640, isWide: true };

test("paints the rays where they light the letters", () => {
  const light = lightAfter(7.3, BOX, DEFAULT_SETTINGS);
  const context = contextOf(BOX.width * RAYS_SCALE, BOX.height * RAYS_SCALE);
  const { width, height } = context.canvas;
  paintRays(context, light);
  const { data } = context.getImageData(0, 0, width, height);
  const wrong = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const lit = lightOn(light, x / RAYS_SCALE, y / RAYS_SCALE) * PEAK_ALPHA * 255;
    const alpha = data[i * 4 + 3] ?? 0;
    return Math.abs(alpha - lit) < 3 ? [] : `${x} ${y}: ${lit} ${alpha}`;
  }).flat();
  expect(wrong).toEqual([]);
});

/** WCAG 2.3.1: a flash needs a quarter of any block of 341 by 256 pixels. */
test("changes far less than a quarter of any block within a second", () => {
  const [width, height] = [341 * 3, 256 * 3];
  const context = contextOf(width, height);
  const view = { width, height, pixelRatio: 1, scrollY: 0, dim: [], rays: BOX };
  const light = lightAfter(0, BOX, DEFAULT_SETTINGS);
  const letters = createLetters(context, DEFAULT_SETTINGS);
  const alphas = () => context.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3);
  letters.drawAll(light, view);
  const before = alphas();
  for (let step = 0; step < 20; step++) letters.drawChanges(1, light, view);
  const changed = alphas().map((alpha, i) => Number(Math.abs(alpha - (before[i] ?? 0)) > 25));
  const blocks = new Array<number>(9).fill(0);
  for (const [i, isChanged] of changed.entries()) {
    const block = Math.floor(i / width / 256) * 3 + Math.floor((i % width) / 341);
    blocks[block] = (blocks[block] ?? 0) + isChanged / (341 * 256);
  }
  expect(Math.min(...blocks)).toBeGreaterThan(0);
  expect(Math.max(...blocks)).toBeLessThan(0.25 / 2);
});

test.each([
  ["narrow", 390],
  ["wide", 1440],
] as const)("gives light from above a box as tall as its reach, %s", async (name, width) => {
  await page.viewport(width, 844);
  const reach = LAYOUTS[name].reachPx * RAY_LENGTH;
  expect(mount().lastElementChild?.clientHeight).toBe(reach - SOURCE_OFFSET_PX);
});

test("draws letters with at most two device pixels per CSS pixel", () => {
  vi.stubGlobal("devicePixelRatio", 3);
  mount();
  expect(WorkerHere.last.canvases?.letters.width).toBe(390 * 2);
});

function contextOf(width: number, height: number) {
  return new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
}
