import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { motion } from "../../runtime/motion";
import { mountBackdrop } from "./mount";
import { createRenderer } from "./renderer";
import { BACKDROP, type BackdropSettings } from "./settings";
import type { Layer, Message } from "./view";

const FRAME_MS = 16;
const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
let end: AbortController;

/** Every test begins with its clock stopped, on a fast machine, with a worker in this thread. */
export function withStoppedClock() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        "setTimeout",
        "clearTimeout",
        "requestAnimationFrame",
        "cancelAnimationFrame",
        "performance",
      ],
    });
    vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(8);
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "putImageData");
    end = new AbortController();
    withWorker(WorkerHere);
    withRenderer("A graphics card");
  });

  afterEach(async () => {
    leave();
    vi.useRealTimers();
    vi.restoreAllMocks();
    Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
    document.body.replaceChildren();
    motion.set(true);
    scrollTo(0, 0);
    await page.viewport(390, 844);
  });
}

export function withWorker(kind: unknown) {
  vi.stubGlobal("Worker", kind);
}

/** What WebGL says of the machine. */
export function withRenderer(name: string) {
  vi.spyOn(WebGLRenderingContext.prototype, "getParameter").mockReturnValue(name);
}

export const RealWorker = Worker;

/** Runs the renderer in this thread, where time can be stopped. */
export class WorkerHere extends EventTarget {
  static last: WorkerHere;
  isEnded = false;
  canvases: Record<Layer, OffscreenCanvas> | undefined;
  render: ReturnType<typeof createRenderer> | undefined;
  constructor() {
    super();
    WorkerHere.last = this;
  }
  postMessage(message: Message) {
    if (this.isEnded) return;
    if (message.type !== "start") return this.render?.(message);
    this.canvases = message.canvases;
    const onDrawn = () => this.dispatchEvent(new MessageEvent("message"));
    this.render = createRenderer(message.canvases, message.settings, onDrawn);
  }
  terminate() {
    this.isEnded = true;
    for (const layer of ["letters", "rays"] as const) this.render?.({ type: "pause", layer });
  }
  break() {
    const failed = new ErrorEvent("error", { cancelable: true });
    this.dispatchEvent(failed);
    return failed;
  }
}

/** The place of a backdrop as it is served. */
export function appendHost(look: Partial<BackdropSettings> = {}) {
  const { power, raysOrigin } = { ...BACKDROP, ...look };
  const host = document.createElement("div");
  host.className = "backdrop";
  if (power > 0) host.dataset.origin = raysOrigin;
  document.body.prepend(host);
  return host;
}

export function mount(look: Partial<BackdropSettings> = {}, still = false) {
  const host = appendHost(look);
  mountBackdrop(host, look, still, end.signal);
  return host;
}

/** Waits until all that moves has been seen to. */
export async function mountMoving(look: Partial<BackdropSettings> = {}) {
  const host = mount(look);
  await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
  if (look.power !== 0) await expect.poll(() => drawingsWithin(1000).rays).toBeGreaterThan(0);
  return host;
}

/** The page is left; another may be mounted. */
export function leave() {
  end.abort();
  end = new AbortController();
  vi.unstubAllGlobals();
}

export const NOTHING = { letters: 0, rays: 0 };

export function drawingsWithin(ms: number) {
  const put = vi.mocked(OffscreenCanvasRenderingContext2D.prototype.putImageData).mockClear();
  for (let passed = 0; passed < ms; passed += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
  const countOn = (layer: Layer) =>
    put.mock.contexts.filter(
      (context) =>
        (context as OffscreenCanvasRenderingContext2D).canvas === WorkerHere.last.canvases?.[layer],
    ).length;
  return { letters: countOn("letters"), rays: countOn("rays") };
}

export function expectAllDrawn() {
  const { letters, rays } = drawingsWithin(1000);
  expect(letters).toBeGreaterThan(0);
  expect(rays).toBeGreaterThan(0);
}

/** What is drawn between two heights. */
export function pixelsOf(layer: Layer, top: number, bottom: number) {
  const canvas = WorkerHere.last.canvases?.[layer] as OffscreenCanvas;
  return canvas.getContext("2d")?.getImageData(0, top, canvas.width, bottom - top) as ImageData;
}

/** One number for all that is drawn: comparing every pixel takes seconds. */
export function sumOf({ data }: ImageData) {
  return data.reduce((sum, value) => (sum * 31 + value) | 0, 7);
}
