import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { motion } from "../../runtime/motion";
import { type Look, mountBackdrop } from "./mount";
import type { Layer } from "./renderer";

const FRAME_MS = 16;
const UNMASKED_RENDERER_WEBGL = 0x9246;
const { transferControlToOffscreen } = HTMLCanvasElement.prototype;

/** What this browser says of itself, and what it refuses. */
export const browser = {
  renderer: "",
  isRefused: (_kind: string, _options: WebGLContextAttributes) => false,
};
let end: AbortController;

/** Every test begins with its clock stopped, on a fast machine that can do all but in a worker. */
export function withStoppedClock() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
    });
    vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(8);
    vi.spyOn(CanvasRenderingContext2D.prototype, "putImageData");
    vi.spyOn(WebGLRenderingContext.prototype, "drawArrays");
    end = new AbortController();
    withoutWorker();
    Object.assign(browser, { renderer: "A graphics card", isRefused: () => false });
    const { getParameter } = WebGLRenderingContext.prototype;
    vi.spyOn(WebGLRenderingContext.prototype, "getParameter").mockImplementation(function (
      this: WebGLRenderingContext,
      name,
    ) {
      if (name === UNMASKED_RENDERER_WEBGL) return "ANGLE (Google, SwiftShader)";
      return name === this.RENDERER ? browser.renderer : Reflect.apply(getParameter, this, [name]);
    });
    const { getContext } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
      options: WebGLContextAttributes = {},
    ) {
      if (browser.isRefused(kind, options)) return null;
      const asked = { ...options, failIfMajorPerformanceCaveat: false };
      return Reflect.apply(getContext, this, [kind, asked]);
    } as typeof getContext);
  });

  afterEach(async () => {
    leave();
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    motion.set(true);
    scrollTo(0, 0);
    await page.viewport(390, 844);
  });
}

export function withoutWorker() {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}

/** Canvases may go to a worker, real or fake. */
export function withWorker(kind: unknown = Worker) {
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
  vi.stubGlobal("Worker", kind);
}

export function mount(look: Look = {}, still = false) {
  const host = document.createElement("div");
  host.className = "backdrop";
  document.body.prepend(host);
  mountBackdrop(host, look, still, end.signal);
  const box = (layer: Layer) => host.querySelector(`.backdrop-${layer}`) as HTMLElement;
  return { letters: box("letters"), rays: box("rays") };
}

export async function mountLetters(look: Look, still = false) {
  const boxes = mount(look, still);
  await expect.poll(() => boxes.letters.dataset.state).toBeDefined();
  return boxes;
}

/** Waits until both layers stand and, if they move, have been seen to. */
export async function mountWhole(look: Look = {}, still = false) {
  const boxes = await mountLetters(look, still);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500); // they start a second after the letters
      return boxes.rays.dataset.state;
    })
    .toBeDefined();
  if (!still && motion.isMoving() && boxes.rays.dataset.state === "ready") {
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  }
  return boxes;
}

/** The page is left; another may be mounted. */
export function leave() {
  end.abort();
  end = new AbortController();
  vi.unstubAllGlobals();
}

export const NOTHING = { letters: 0, rays: 0 };

export function drawingsWithin(ms: number) {
  const letters = vi.mocked(CanvasRenderingContext2D.prototype.putImageData).mockClear();
  const rays = vi.mocked(WebGLRenderingContext.prototype.drawArrays).mockClear();
  for (let passed = 0; passed < ms; passed += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
  return { letters: letters.mock.calls.length, rays: rays.mock.calls.length };
}

export function expectAllDrawn() {
  const { letters, rays } = drawingsWithin(1000);
  expect(letters).toBeGreaterThan(0);
  expect(rays).toBeGreaterThan(0);
}

export function canvasOf(box: HTMLElement) {
  return box.querySelector("canvas") as HTMLCanvasElement;
}

/** What shows between two heights; of a canvas that a worker draws only a copy can be read. */
export function pixelsOf(box: HTMLElement, top: number, bottom: number) {
  const canvas = canvasOf(box);
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
  copy?.drawImage(canvas, 0, 0);
  return copy?.getImageData(0, top, canvas.width, bottom - top) as ImageData;
}

/** One number for all that is drawn: comparing every pixel takes seconds. */
export function picture(box: HTMLElement) {
  return pixelsOf(box, 0, 400).data.reduce((sum, value) => (sum * 31 + value) | 0, 7);
}
