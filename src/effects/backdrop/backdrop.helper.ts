import { page } from "vitest/browser";
import type { BackdropMessage, Layer } from "./messages.ts";
import { mountBackdrop } from "./mount.ts";
import { type BackdropOptions, DEFAULT_SETTINGS } from "./settings.ts";
import { createRenderer } from "./worker/renderer.ts";

const FRAME_MS = 16;
let end = new AbortController();

/** Starts each test of a file with a fake clock, a fast machine and a worker in this thread. */
export function fakeMachine() {
  beforeEach(async () => {
    document.body.replaceChildren();
    await page.viewport(390, 844);
    const frames = ["requestAnimationFrame", "cancelAnimationFrame"] as const;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", ...frames] });
    vi.spyOn(WebGLRenderingContext.prototype, "getParameter").mockReturnValue("A graphics card");
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "putImageData");
    vi.stubGlobal("Worker", WorkerHere);
  });
  afterEach(leave);
}

/** Runs the renderer in this thread, where the clock can be faked. */
export class WorkerHere extends EventTarget {
  static last: WorkerHere;
  isEnded = false;
  canvases: Record<Layer, OffscreenCanvas> | undefined;
  render: ReturnType<typeof createRenderer> | undefined;

  postMessage(message: BackdropMessage) {
    if (this.isEnded) return;
    if (message.type !== "start") return this.render?.(message);
    WorkerHere.last = this;
    this.canvases = message.canvases;
    this.render = createRenderer(message);
    this.dispatchEvent(new MessageEvent("message"));
  }
  terminate() {
    this.isEnded = true;
    for (const layer of ["letters", "rays"] as const) this.render?.({ type: "pause", layer });
  }
}

export function mount(options: BackdropOptions = {}) {
  const { power, raysOrigin } = { ...DEFAULT_SETTINGS, ...options };
  const host = document.createElement("div");
  host.className = "backdrop";
  if (power > 0) host.dataset.origin = raysOrigin;
  document.body.prepend(host);
  mountBackdrop(host, options, end.signal);
  return host;
}

/** Mounts and waits until letters and rays are being drawn. */
export async function mountMoving(options: BackdropOptions = {}) {
  const host = mount(options);
  await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
  if (options.power !== 0) await expect.poll(() => drawingsWithin(1000).rays).toBeGreaterThan(0);
  return host;
}

/** Unmounts the page; another may be mounted afterwards. */
export function leave() {
  end.abort();
  end = new AbortController();
}

export function drawingsWithin(ms: number) {
  const put = vi.mocked(OffscreenCanvasRenderingContext2D.prototype.putImageData).mockClear();
  for (let passed = 0; passed < ms; passed += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
  const drawn = put.mock.contexts.map(
    (context) => (context as OffscreenCanvasRenderingContext2D).canvas,
  );
  const countOn = (layer: Layer) =>
    drawn.filter((canvas) => canvas === WorkerHere.last.canvases?.[layer]).length;
  return { letters: countOn("letters"), rays: countOn("rays") };
}
