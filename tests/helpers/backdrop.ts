import { page } from "vitest/browser";
import type { BackdropMessage, Layer } from "../../src/effects/backdrop/messages.ts";
import { mountBackdrop } from "../../src/effects/backdrop/mount.ts";
import { type BackdropOptions, DEFAULT_SETTINGS } from "../../src/effects/backdrop/settings.ts";
import { createRenderer } from "../../src/effects/backdrop/worker/renderer.ts";

const STEP_MS = 5; // shorter than a refresh

let end = new AbortController();

/** Starts each test of a file with a fake clock, 60 refreshes a second and a worker in this thread. */
export function fakeMachine() {
  beforeEach(async () => {
    document.body.replaceChildren();
    await page.viewport(390, 844);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    fakeRefreshes(60);
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "fillText");
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "fillRect");
    vi.stubGlobal("Worker", WorkerHere);
  });
  afterEach(leave);
}

/** A screen with so many refreshes a second, by the fake clock. */
export function fakeRefreshes(perSecond: number) {
  const ms = 1000 / perSecond;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    const now = performance.now();
    const next = (Math.floor(now / ms) + 1) * ms;
    return Number(setTimeout(() => draw(next), next - now));
  });
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
  const settings = { ...DEFAULT_SETTINGS, ...options };
  const { power, raysOrigin } = settings;
  const host = document.createElement("div");
  host.className = "backdrop";
  if (power > 0) host.dataset.origin = raysOrigin;
  document.body.prepend(host);
  mountBackdrop(host, settings, end.signal);
  return host;
}

/** Mounts and waits until letters and rays are being drawn. */
export async function mountMoving(options: BackdropOptions = {}) {
  const host = mount(options);
  await expect.poll(() => framesWithin(200).letters).toBeGreaterThan(0);
  if (options.power !== 0) await expect.poll(() => framesWithin(200).rays).toBeGreaterThan(0);
  return host;
}

/** Unmounts the page; another may be mounted afterwards. */
export function leave() {
  end.abort();
  end = new AbortController();
}

/** How often each canvas is drawn in the next `ms`. */
export function framesWithin(ms: number) {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const draws = { letters: vi.mocked(prototype.fillText), rays: vi.mocked(prototype.fillRect) };
  const frames = { letters: 0, rays: 0 };
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    for (const draw of Object.values(draws)) draw.mockClear();
    vi.advanceTimersByTime(STEP_MS);
    for (const layer of ["letters", "rays"] as const)
      if (draws[layer].mock.calls.length > 0) frames[layer]++;
  }
  return frames;
}
