import { page } from "vitest/browser";
import { fakeMachine, mount, WorkerHere } from "./backdrop.helper.ts";
import { measure } from "./mount.ts";
import {
  DEFAULT_SETTINGS,
  FADE_DISTANCE,
  LAYOUTS,
  PEAK_ALPHA,
  RAY_COLOR,
  RAY_LENGTH,
  SOURCE_OFFSET_PX,
} from "./settings.ts";
import { createLetters } from "./worker/letters.ts";
import { lightAfter, lightOn } from "./worker/light.ts";
import { createRaysImage } from "./worker/rays-image.ts";

fakeMachine();

const BOX = { width: 800, height: 640, isWide: true };

test("draws the rays in the colour of the styles", () => {
  const warm = getComputedStyle(document.documentElement).getPropertyValue("--ray-color");
  expect(warm.trim().split(" ").map(Number)).toEqual([...RAY_COLOR]);
});

test("paints the rays where they light the letters", () => {
  const light = lightAfter(7.3, BOX, DEFAULT_SETTINGS, undefined);
  const { image, paint } = createRaysImage(BOX, light);
  paint(light);
  expect([image.width, image.height]).toEqual([200, 160]);
  const wrong = Array.from({ length: 200 * 160 }, (_, i) => {
    const [x, y] = [(i % 200) + 0.5, Math.floor(i / 200) + 0.5];
    const lit = lightOn(light, x * 4, y * 4) * PEAK_ALPHA * 255;
    const [red, green, blue, alpha = 0] = image.data.subarray(i * 4, i * 4 + 4);
    const isWarm = alpha === 0 || `${red},${green},${blue}` === `${RAY_COLOR}`;
    return alpha < lit + 3 && alpha > lit / 2 - 5 && isWarm ? [] : `${x} ${y}: ${lit} ${alpha}`;
  }).flat();
  expect(wrong).toEqual([]);
});

test("has no seam where angles wrap, nor steps between the tables", () => {
  const light = lightAfter(0, BOX, { ...DEFAULT_SETTINGS, raysOrigin: "bottom-center" }, undefined);
  const { image, paint } = createRaysImage(BOX, light);
  paint(light);
  const alphas = image.data.filter((_, i) => i % 4 === 3).subarray(0, 200 * 110);
  const steps = alphas.map((alpha, i) => (i % 200 ? Math.abs(alpha - (alphas[i - 1] ?? 0)) : 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(7);
});

test("a hundred partial draws equal a full one, even at a fractional zoom", () => {
  const view = { width: 200, height: 150, pixelRatio: 1.1, scrollY: 0, dim: [], rays: BOX };
  const light = lightAfter(0, BOX, DEFAULT_SETTINGS, undefined);
  const letters = createLetters(DEFAULT_SETTINGS, view);
  letters?.draw(light);
  for (let step = 0; step < 100; step++) letters?.draw(light, 1 + (step % 3));
  const afresh = createLetters(DEFAULT_SETTINGS, view, letters?.cells);
  afresh?.draw(light);
  expect(letters?.image.data.some((value) => value > 0)).toBe(true);
  expect(letters?.image.data.every((value, i) => value === afresh?.image.data[i])).toBe(true);
});

test.each([
  ["narrow", 390],
  ["wide", 1440],
] as const)("gives light from above a box as tall as its reach, %s", async (name, width) => {
  await page.viewport(width, 844);
  const reach = LAYOUTS[name].reachPx * RAY_LENGTH * FADE_DISTANCE;
  expect(mount().lastElementChild?.clientHeight).toBe(reach - SOURCE_OFFSET_PX);
});

test.each([
  ["top-center", "absolute"],
  ["bottom-right", "fixed"],
] as const)("positions the still gradient for light from %s: %s", (raysOrigin, placed) => {
  const host = mount({ raysOrigin });
  const { backgroundImage, position, width, height } = getComputedStyle(host, "::before");
  const probe = host.appendChild(document.createElement("i"));
  Object.assign(probe.style, { position, width, height, inset: "0" });
  const box = { width: probe.offsetWidth, height: probe.offsetHeight, isWide: false };
  const { source } = lightAfter(0, box, { ...DEFAULT_SETTINGS, raysOrigin }, undefined);
  const [, left = "", top = ""] =
    / at (calc\(.+?\)|\S+) (calc\(.+?\)|\S+?), rgb/.exec(backgroundImage) ?? [];
  const spot = probe.appendChild(document.createElement("i"));
  Object.assign(spot.style, { position: "absolute", left, top });
  expect([spot.offsetLeft, spot.offsetTop]).toEqual([source.x, source.y]);
  expect(position).toBe(placed);
});

test("dims letters only behind visible text, and aims the light", () => {
  document.body.innerHTML = `<p data-backdrop-dim="0.9">seen</p><p data-backdrop-dim="0.9" style="opacity: 0">not</p>
      <p data-backdrop-target style="position: absolute; inset: 200px auto auto 300px; margin: 0;
      width: 40px; height: 40px"></p>`;
  const { dim, rays } = measure(document.body, document.body);
  expect(dim.map(({ strength }) => strength)).toEqual([0.9, 0]);
  expect(rays.target).toEqual({ x: 320, y: 220 });
});

test.each([
  ["as sharp as the screen", 1, 390, 844, 1],
  ["with at most two device pixels per CSS pixel", 3, 390, 844, 2],
  ["softer in a very large window", 2, 2560, 1440, Math.sqrt(5_200_000 / (2560 * 1440))],
])("draws letters %s", async (_how, screen, width, height, ratio) => {
  vi.stubGlobal("devicePixelRatio", screen);
  await page.viewport(width, height);
  mount();
  expect(WorkerHere.last.canvases?.letters.width).toBe(Math.round(width * ratio));
});
