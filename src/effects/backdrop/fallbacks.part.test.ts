import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import {
  browser,
  canvasOf,
  drawingsWithin,
  expectAllDrawn,
  leave,
  mount,
  mountLetters,
  mountWhole,
  picture,
  withoutWorker,
  withStoppedClock,
  withWorker,
} from "./backdrop.fixture";
import { createRenderer, type FromPage, type ToPage } from "./renderer";

const VISITS = 20;

withStoppedClock();

test.each([
  ["cannot be given a canvas", withoutWorker],
  ["is not there", () => withWorker(null)],
  ["is forbidden", () => withWorker(vi.fn().mockThrow(new DOMException("no")))],
  ["breaks at once", () => withWorker(BrokenWorker)],
])("where a worker %s the page draws by itself", async (_how, lack) => {
  lack();
  await mountWhole();
  expectAllDrawn();
});

test("after five seconds of a worker's silence the page draws by itself", async () => {
  withWorker(FakeWorker);
  const { letters } = mount();
  await expect.poll(() => letters.childElementCount).toBe(1);
  vi.advanceTimersByTime(4900);
  expect(letters.dataset.state).toBeUndefined();
  vi.advanceTimersByTime(100);
  await expect.poll(() => letters.dataset.state).toBe("ready");
  await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
});

test("when a worker dies later the page takes both layers up", async () => {
  withWorker(DrawingWorker);
  const { letters, rays } = await mountWhole();
  expect(drawingsWithin(1000).letters).toBe(0);
  const handedOver = [canvasOf(letters), canvasOf(rays)];
  const failed = FakeWorker.last.break();
  expect(failed.defaultPrevented).toBe(true); // no uncaught error for the reader
  expect(FakeWorker.last.isEnded).toBe(true);
  expect(handedOver.map(({ isConnected }) => isConnected)).toEqual([false, false]);
  await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
  await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  FakeWorker.last.say("rays", "lost"); // too late
  expect(rays.dataset.state).toBe("ready");
});

test("a layer that the worker cannot draw moves to the page", async () => {
  withWorker(LettersOnlyWorker);
  await mountWhole();
  const { letters, rays } = drawingsWithin(1000);
  expect(letters).toBe(0);
  expect(rays).toBeGreaterThan(0);
});

test("without WebGL a gradient stands in, and the letters go on", async () => {
  browser.isRefused = (kind) => kind === "webgl";
  const { rays } = await mountWhole();
  expect(getComputedStyle(rays).backgroundImage).toContain("radial-gradient");
  expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
});

test.each([
  [
    "without a 2D canvas",
    () => Object.assign(browser, { isRefused: (kind: string) => kind === "2d" }),
  ],
  ["without OffscreenCanvas", () => vi.stubGlobal("OffscreenCanvas", undefined)],
  ["where pixels read are noise", readNoise],
])("%s there are no letters, and the rays go on alone", async (_where, lack) => {
  lack();
  const { letters } = await mountWhole();
  expect(letters.dataset.state).toBe("fallback");
  const drawn = drawingsWithin(1000);
  expect(drawn.letters).toBe(0);
  expect(drawn.rays).toBeGreaterThan(0);
});

test("fonts that never come leave letters in another", async () => {
  vi.spyOn(document.fonts, "load").mockRejectedValue(new Error("blocked"));
  const { letters } = await mountWhole();
  expect(letters.dataset.state).toBe("ready");
});

test("when a context is lost the gradient stands in until it is restored", async () => {
  const { rays } = await mountWhole();
  const context = canvasOf(rays).getContext("webgl")?.getExtension("WEBGL_lose_context");
  context?.loseContext();
  await expect.poll(() => rays.dataset.state).toBe("fallback");
  expect(drawingsWithin(500).rays).toBe(0);
  context?.restoreContext();
  await expect.poll(() => rays.dataset.state).toBe("ready");
  expect(drawingsWithin(500).rays).toBeGreaterThan(0);
});

test.each([
  { how: "says so by its name", name: "llvmpipe, or similar", isSlow: false },
  { how: "says so by an extension", name: "WebKit WebGL", isSlow: false },
  { how: "refuses to be fast", name: "A graphics card", isSlow: true },
])("software that $how draws both slower, rays softer, for good", async ({ name, isSlow }) => {
  browser.renderer = name;
  browser.isRefused = (_, { failIfMajorPerformanceCaveat }) =>
    isSlow && failIfMajorPerformanceCaveat === true;
  const { rays } = await mountWhole();
  expect(canvasOf(rays).width).toBe(Math.round(390 / 8));
  drawingsWithin(10_000);
  const { letters, rays: raysDrawn } = drawingsWithin(3000);
  expect(Math.abs(letters - 30)).toBeLessThanOrEqual(1);
  expect(Math.abs(raysDrawn - 3)).toBeLessThanOrEqual(1);
});

test("a machine that says it is modest starts slower, and is then asked for all", async () => {
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(2);
  await mountWhole();
  expect(drawingsWithin(1000).rays).toBeLessThanOrEqual(20);
  drawingsWithin(5000);
  expect(drawingsWithin(1000).rays).toBeGreaterThan(28);
});

test("a real worker draws both layers and is gone when the page is left", async () => {
  vi.useRealTimers();
  withWorker();
  const ended = vi.spyOn(Worker.prototype, "terminate");
  const { letters, rays } = mount();
  await expect.poll(() => letters.dataset.state).toBe("ready");
  await expect.poll(() => rays.dataset.state).toBe("ready");
  expect(CanvasRenderingContext2D.prototype.putImageData).not.toHaveBeenCalled();
  expect(WebGLRenderingContext.prototype.drawArrays).not.toHaveBeenCalled();
  leave();
  expect(ended).toHaveBeenCalledOnce();
});

test("a worker's letters are those of the page", async () => {
  vi.useRealTimers();
  const onPage = picture((await mountLetters({}, true)).letters);
  leave();
  withWorker();
  const { letters } = await mountLetters({}, true);
  await expect.poll(() => picture(letters)).toBe(onPage);
});

test("twenty visits, left at any moment, leave nothing behind", async () => {
  vi.useRealTimers();
  withWorker();
  const ended = vi.spyOn(Worker.prototype, "terminate");
  const early = await held();
  for (let visit = 1; visit <= VISITS; visit++) {
    const { letters } = mount();
    if (visit % 5 === 0) await expect.poll(() => letters.dataset.state).toBe("ready");
    leave();
    document.querySelector(".backdrop")?.remove();
  }
  expect(ended).toHaveBeenCalledTimes(VISITS);
  expect(document.querySelector("canvas")).toBeNull();
  vi.clearAllMocks(); // which hold whatever called them
  const late = await held();
  expect(late.listeners - early.listeners).toBeLessThan(VISITS / 2);
  expect(late.nodes - early.nodes).toBeLessThan(VISITS);
});

/** Stands for the worker, in this thread: says nothing, unless told otherwise. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  isEnded = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(_: FromPage) {}
  terminate() {
    this.isEnded = true;
  }
  break() {
    const failed = new ErrorEvent("error", { cancelable: true });
    this.dispatchEvent(failed);
    return failed;
  }
  say(...data: ToPage) {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

class BrokenWorker extends FakeWorker {
  override postMessage() {
    queueMicrotask(() => this.break());
  }
}

class DrawingWorker extends FakeWorker {
  render: ReturnType<typeof createRenderer> | undefined;
  override postMessage(message: FromPage) {
    if (message.do === "open") this.render = createRenderer(message.settings, this.say.bind(this));
    else this.render?.(message);
  }
}

class LettersOnlyWorker extends DrawingWorker {
  override postMessage(message: FromPage) {
    if (message.do === "start" && message.layer === "rays") this.say("rays", "refused");
    else super.postMessage(message);
  }
}

/** As browsers do that guard against fingerprints. */
function readNoise() {
  const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "getImageData").mockImplementation(
    function (this: OffscreenCanvasRenderingContext2D, ...place) {
      const image = read.apply(this, place);
      for (let i = 3; i < image.data.length; i += 4) image.data[i] = (i * 7919) % 256;
      return image;
    },
  );
}

/** What the browser still holds after a thorough cleaning. */
async function held() {
  type Metrics = { metrics?: { name: string; value: number }[] };
  const session = cdp() as { send(method: string): Promise<Metrics> };
  await session.send("Performance.enable");
  for (let n = 0; n < 2; n++) await session.send("HeapProfiler.collectGarbage");
  const { metrics = [] } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}
