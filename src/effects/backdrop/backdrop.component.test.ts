import { page } from "vitest/browser";
import { intersectionsReported } from "../../../tests/helpers/mounted-page.ts";
import { motionPreference } from "../../runtime/motion-preference.ts";
import {
  drawingsWithin,
  fakeMachine,
  leave,
  mount,
  mountMoving,
  WorkerHere,
} from "./backdrop.helper.ts";
import type { Layer } from "./messages.ts";
import { mountBackdrop } from "./mount.ts";
import { ALPHABET } from "./settings.ts";
import { watchSize } from "./watch-size.ts";
import { letterFont } from "./worker/glyphs.ts";

fakeMachine();

const RealWorker = Worker;
const NOTHING = { letters: 0, rays: 0 };

test.each([
  ["draws letters and rays every 50 ms", "A graphics card", 0, 60, 60],
  ["draws letters 10 times and rays once a second in software", "llvmpipe (LLVM)", 0, 30, 3],
  ["continues when the clock is set an hour ahead", "A graphics card", 3_600_000, 60, 60],
  ["continues when the clock is set an hour back", "A graphics card", -3_600_000, 60, 60],
])("%s", async (_what, renderer, jump, letters, rays) => {
  vi.mocked(WebGLRenderingContext.prototype.getParameter).mockReturnValue(renderer);
  await mountMoving();
  drawingsWithin(25_000);
  const request = requestAnimationFrame;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) =>
    request((ms) => draw(ms + jump)),
  );
  const drawn = drawingsWithin(3000);
  expect(Math.abs(drawn.letters - letters)).toBeLessThanOrEqual(3); // frames come every 16 ms
  expect(Math.abs(drawn.rays - (drawn.letters * rays) / letters)).toBeLessThanOrEqual(1);
});

test.each([
  ["a resize there and back", 390, 700, 700],
  ["a screenshot that shrinks the window to a pixel", 1, 1, 844],
])("shows the same frame after %s", async (_what, width, height, drawn) => {
  const letters = (await mountMoving()).firstElementChild as HTMLElement;
  motionPreference.set(false); // paused after some letters have changed
  const frame = () => [sumOf(pixelsOf("letters", 0, 400)), sumOf(pixelsOf("rays", 0, 200))];
  const heights = () => [letters.clientHeight, WorkerHere.last.canvases?.letters.height];
  const first = frame();
  await page.viewport(width, height);
  await expect.poll(heights).toEqual([height, drawn]);
  await page.viewport(390, 844);
  await expect.poll(heights).toEqual([844, 844]);
  expect(frame()).toEqual(first);
});

test("dims letters behind text, even after scrolling", async () => {
  motionPreference.set(false);
  document.body.innerHTML = `<p data-backdrop-dim="1" style="position: absolute; inset: 200px 0 auto;
      height: 200px; margin: 0"></p><div style="height: 3000px"></div>`;
  mount({ power: 0 });
  expect(alphaBetween(280, 320)).toBe(0);
  expect(alphaBetween(600, 640)).toBeGreaterThan(0);
  scrollTo(0, 150);
  await expect.poll(() => alphaBetween(280, 320)).toBeGreaterThan(0);
  expect(alphaBetween(130, 170)).toBe(0);
});

test("turns the rays a little towards the mouse, but not to touches", async () => {
  await mountMoving();
  const middleAfter = (pointerType: string, clientX: number) => {
    dispatchEvent(new PointerEvent("pointermove", { pointerType, clientX }));
    drawingsWithin(2000);
    const alphas = [...pixelsOf("rays", 100, 101).data.filter((_, i) => i % 4 === 3)];
    const sum = alphas.reduce((all, alpha) => all + alpha);
    return alphas.reduce((all, alpha, x) => all + x * alpha, 0) / sum;
  };
  const right = middleAfter("mouse", 390);
  expect(Math.abs(middleAfter("touch", 0) - right)).toBeLessThan(5); // the rays also sway
  expect(middleAfter("mouse", 0)).toBeLessThan(right - 8);
});

test("draws nothing while paused, nor after the first frame of a still page", async () => {
  await mountMoving();
  motionPreference.set(false);
  expect(drawingsWithin(5000)).toEqual(NOTHING);
  motionPreference.set(true);
  expect(Object.values(drawingsWithin(1000))).not.toContain(0);
  leave();
  mount({ isStill: true });
  await intersectionsReported();
  expect(drawingsWithin(5000)).toEqual(NOTHING);
});

test("draws no rays if less than a tenth is visible or power is 0", async () => {
  document.body.innerHTML = '<div style="height: 3000px"></div>';
  const rays = (await mountMoving()).lastElementChild as HTMLElement;
  scrollTo(0, rays.clientHeight * 0.95);
  await expect.poll(() => drawingsWithin(200).rays).toBe(0);
  expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
  scrollTo(0, rays.clientHeight * 0.85);
  await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  leave();
  await mountMoving({ power: 0 });
  expect(drawingsWithin(1000).rays).toBe(0);
});

test("mounts nothing without styles", () => {
  const unstyled = document.body.appendChild(document.createElement("div"));
  mountBackdrop(unstyled, {}, new AbortController().signal);
  expect(unstyled.childElementCount).toBe(0);
});

test.each([
  ["cannot transfer a canvas", "HTMLCanvasElement", class {}],
  ["refuses workers", "Worker", RefusedWorker],
])("keeps the gradient in a browser that %s", (_what, name, replacement) => {
  vi.stubGlobal(name, replacement);
  const host = mount();
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toContain("1 radial-gradient");
});

test.each([
  ["the page is left", leave],
  ["its worker breaks", breakWorker],
])("leaves nothing but the still gradient when %s", async (_what, end) => {
  const host = await mountMoving();
  expect(gradientOf(host)).toContain("0 radial-gradient");
  end();
  expect([host.childElementCount, host.dataset.state]).toEqual([0, undefined]);
  expect(gradientOf(host)).toContain("1 radial-gradient");
  expect(WorkerHere.last.isEnded).toBe(true);
  expect(drawingsWithin(5000)).toEqual(NOTHING);
  expect(vi.getTimerCount()).toBe(0);
});

test("draws only the rays if getImageData returns noise", async () => {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  vi.spyOn(prototype, "getImageData").mockImplementation((_x, _y, width, height) => {
    const noise = new Uint8ClampedArray(width * height * 4).map((_, i) => (i * 7919) % 256);
    return new ImageData(noise, width);
  });
  mount();
  await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  expect(drawingsWithin(1000).letters).toBe(0);
});

test("draws the same first frame in a real worker, which ends on unmount", async () => {
  motionPreference.set(false);
  await document.fonts.load(letterFont(14), ALPHABET);
  mount();
  const here = sumOf(pixelsOf("letters", 0, 400));
  leave();
  vi.useRealTimers();
  vi.stubGlobal("Worker", RealWorker);
  const ended = vi.spyOn(RealWorker.prototype, "terminate");
  const host = mount();
  await expect.poll(() => host.dataset.state).toBe("ready");
  await expect.poll(() => sumOf(shownOn(host.firstElementChild))).toBe(here);
  leave();
  expect(ended).toHaveBeenCalledOnce();
});

test("follows the pixel ratio to a third screen", () => {
  const queries: EventTarget[] = [];
  vi.spyOn(window, "matchMedia").mockImplementation(() => {
    queries.push(new EventTarget());
    return queries.at(-1) as MediaQueryList;
  });
  const changed = vi.fn();
  watchSize([], changed, new AbortController().signal);
  for (const screen of [0, 1]) queries[screen]?.dispatchEvent(new Event("change"));
  expect(changed).toHaveBeenCalledTimes(2);
});

function RefusedWorker() {
  throw new DOMException("Workers are not allowed", "SecurityError");
}

function breakWorker() {
  const error = new ErrorEvent("error", { cancelable: true });
  WorkerHere.last.dispatchEvent(error);
  expect(error.defaultPrevented).toBe(true); // nothing is logged
}

function alphaBetween(top: number, bottom: number) {
  const { data } = pixelsOf("letters", top, bottom);
  return data.reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0);
}

/** The final opacity of the still gradient, and its image. */
function gradientOf(host: HTMLElement) {
  for (const animation of host.getAnimations({ subtree: true })) animation.finish();
  const { opacity, backgroundImage } = getComputedStyle(host, "::before");
  return `${opacity} ${backgroundImage}`;
}

/** The pixels of a canvas that a worker draws; only a copy can be read. */
function shownOn(canvas: Element | null) {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  return copy?.getImageData(0, 0, width, 400) as ImageData;
}

function pixelsOf(layer: Layer, top: number, bottom: number) {
  const canvas = WorkerHere.last.canvases?.[layer] as OffscreenCanvas;
  return canvas.getContext("2d")?.getImageData(0, top, canvas.width, bottom - top) as ImageData;
}

/** A digest of all pixels, because comparing each of them takes seconds. */
function sumOf({ data }: ImageData) {
  return data.reduce((sum, value) => (sum * 31 + value) | 0, 7);
}
