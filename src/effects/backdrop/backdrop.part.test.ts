import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { emulateMedia } from "../../../tests/emulate";
import { motion } from "../../runtime/motion";
import { WIDE } from "../../runtime/wide";
import { RAYS_ORIGINS } from "../light-rays/origins";
import { createRays, moveRays } from "../light-rays/rays";
import {
  BUNDLES,
  LIGHT_RAYS,
  RAYS_COLOUR,
  SOURCE_OFFSET_PX,
  STILL_MS,
} from "../light-rays/settings";
import { type Look, mountBackdrop } from "./mount";
import { createRenderer } from "./renderer";
import type { FromPage, ToPage } from "./worker";

const FRAME_MS = 16;
const UNMASKED_RENDERER_WEBGL = 0x9246;
const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
let end: AbortController;
let renderer: string;
let isRefused: (kind: string, options: WebGLContextAttributes) => boolean;
let letterDrawings: MockInstance;
let rayDrawings: MockInstance;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(8);
  letterDrawings = vi.spyOn(CanvasRenderingContext2D.prototype, "putImageData");
  rayDrawings = vi.spyOn(WebGLRenderingContext.prototype, "drawArrays");
  end = new AbortController();
  isRefused = () => false;
  renderer = "A graphics card"; // whatever this machine has
  const { getParameter } = WebGLRenderingContext.prototype;
  vi.spyOn(WebGLRenderingContext.prototype, "getParameter").mockImplementation(function (
    this: WebGLRenderingContext,
    name,
  ) {
    if (name === UNMASKED_RENDERER_WEBGL) return "ANGLE (Google, SwiftShader)";
    return name === this.RENDERER ? renderer : Reflect.apply(getParameter, this, [name]);
  });
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    options: WebGLContextAttributes = {},
  ) {
    if (isRefused(kind, options)) return null;
    const asked = { ...options, failIfMajorPerformanceCaveat: false };
    return Reflect.apply(getContext, this, [kind, asked]);
  } as typeof getContext);
});

afterEach(async () => {
  end.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
  document.body.replaceChildren();
  motion.set(true);
  scrollTo(0, 0);
  await page.viewport(390, 844);
});

describe("drawn on the page", () => {
  beforeEach(withoutWorker);

  test("one canvas of letters, and one of rays on top", async () => {
    const { letters, rays } = await mountWhole();
    expect(letters.querySelectorAll("canvas")).toHaveLength(1);
    expect(rays.querySelectorAll("canvas")).toHaveLength(1);
    expect(letters.compareDocumentPosition(rays)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("letters change every 50 ms, rays thirty times a second", async () => {
    await mountWhole();
    const drawn = drawingsWithin(2000);
    expect(drawn.letters).toBeGreaterThanOrEqual(38); // frames come every 16 ms, not quite every 50
    expect(drawn.letters).toBeLessThanOrEqual(41);
    expect(drawn.rays).toBeGreaterThanOrEqual(58);
    expect(drawn.rays).toBeLessThanOrEqual(62);
  });

  test("the letters are lit from where the light belongs, from the first frame", async () => {
    const { letters } = await mountLetters({});
    const first = warmth(letters);
    expect(first.middle).toBeGreaterThan(4 * first.left);
    expect(first.middle).toBeGreaterThan(4 * first.right);
  });

  test("the frame is the same each time, and again after a resize there and back", async () => {
    motion.set(false);
    const { letters } = await mountWhole();
    const first = picture(letters);
    await page.viewport(390, 700);
    await expect.poll(() => canvasOf(letters).height).toBeLessThan(844);
    await page.viewport(390, 844);
    await expect.poll(() => canvasOf(letters).height).toBeGreaterThanOrEqual(844);
    expect(picture(letters)).toEqual(first);
    end.abort();
    end = new AbortController();
    expect(picture((await mountWhole()).letters)).toEqual(first);
  });

  test("a window that grows while the letters are made has letters of its size", async () => {
    await page.viewport(390, 600);
    const load = vi.spyOn(document.fonts, "load");
    let fontsCome = () => {};
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        fontsCome = () => resolve([]);
      }),
    );
    const { letters } = mount({ power: 0 });
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
    await page.viewport(390, 900);
    await expect.poll(() => letters().clientHeight).toBe(900);
    fontsCome();
    await expect.poll(() => letters().dataset.state).toBe("ready");
    await expect.poll(() => canvasOf(letters()).height).toBeGreaterThanOrEqual(900);
  });

  test("fonts that never come leave letters in another", async () => {
    vi.spyOn(document.fonts, "load").mockRejectedValue(new Error("blocked"));
    const { letters } = await mountLetters({ power: 0 });
    expect(letters.dataset.state).toBe("ready");
  });

  test("the letters behind words marked as quiet are dimmed, also after scrolling", async () => {
    document.body.innerHTML = `<p data-quiet="1" style="position: absolute; inset: 200px 0 auto;
      height: 200px; margin: 0"></p><div style="height: 3000px"></div>`;
    const { letters } = await mountLetters({ power: 0 });
    expect(ink(letters, 280, 320)).toBe(0);
    expect(ink(letters, 600, 640)).toBeGreaterThan(0);
    motion.set(false);
    scrollTo(0, 150);
    await expect.poll(() => ink(letters, 280, 320)).toBeGreaterThan(0);
    expect(ink(letters, 130, 170)).toBe(0);
  });

  test("still keeps the first frame", async () => {
    await mountWhole({}, true);
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
  });

  test("power 0 leaves the rays out", async () => {
    const { letters, rays } = await mountLetters({ power: 0 });
    vi.advanceTimersByTime(5000);
    expect(rays.dataset.state).toBeUndefined();
    expect(warmth(letters).middle).toBe(0);
  });

  test("without its styles nothing is mounted", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    await mountBackdrop(host, {}, false, end.signal);
    expect(host.childElementCount).toBe(0);
  });
});

describe("nothing is drawn", () => {
  beforeEach(withoutWorker);

  test("while motion is paused; resumed, all of it goes on", async () => {
    await mountWhole();
    motion.set(false);
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
    expect(vi.getTimerCount()).toBe(0);
    motion.set(true);
    expectAllDrawn(drawingsWithin(1000));
  });

  test("in a hidden tab; shown again, it goes on", async () => {
    await mountWhole();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expectAllDrawn(drawingsWithin(1000));
  });

  test("when the system's wish for reduced motion comes, until it goes", async () => {
    await mountWhole();
    await wishFor("reduce");
    await expect.poll(() => drawingsWithin(200)).toEqual({ letters: 0, rays: 0 });
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
    await wishFor("no-preference");
    await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
    expectAllDrawn(drawingsWithin(1000));
  });

  test("of rays that less than a tenth can be seen of, of letters that are not shown", async () => {
    document.body.innerHTML = '<div style="height: 3000px"></div>';
    const { letters, rays } = await mountWhole();
    scrollTo(0, rays.clientHeight * 0.95);
    await expect.poll(() => drawingsWithin(200).rays).toBe(0);
    expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
    letters.style.display = "none";
    await expect.poll(() => drawingsWithin(200)).toEqual({ letters: 0, rays: 0 });
    scrollTo(0, rays.clientHeight * 0.85);
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  });

  test("after leaving, and nothing is left behind", async () => {
    const { letters } = await mountWhole();
    end.abort();
    expect(letters.isConnected).toBe(false);
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("when left while it starts", async () => {
    const { letters } = mount();
    const box = letters();
    end.abort();
    vi.advanceTimersByTime(5000);
    expect(box.isConnected).toBe(false);
    expect(drawingsWithin(5000)).toEqual({ letters: 0, rays: 0 });
  });
});

describe("what a browser may lack", () => {
  test("a worker, in four ways: the page draws by itself", async () => {
    const ways = [
      withoutWorker,
      () => vi.stubGlobal("Worker", undefined),
      () => vi.stubGlobal("Worker", neverMade),
      () => withWorker(BrokenWorker),
    ];
    function neverMade() {
      throw new DOMException("forbidden", "SecurityError");
    }
    for (const lack of ways) {
      lack();
      await mountWhole();
      expectAllDrawn(drawingsWithin(1000));
      leave();
    }
  });

  test("a worker that answers: after five seconds of silence the page draws by itself", async () => {
    withWorker(FakeWorker);
    const { letters } = mount();
    await expect.poll(() => letters().childElementCount).toBe(1);
    vi.advanceTimersByTime(4900);
    expect(letters().dataset.state).toBeUndefined();
    vi.advanceTimersByTime(100);
    await expect.poll(() => letters().dataset.state).toBe("ready");
    expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
  });

  test("a worker that lives: when it dies later the page takes both layers up", async () => {
    withWorker(DrawingWorker);
    const { letters, rays } = await mountWhole();
    expect(drawingsWithin(1000).letters).toBe(0);
    const handedOver = [canvasOf(letters), canvasOf(rays)];
    const failed = new ErrorEvent("error", { cancelable: true });
    FakeWorker.last.dispatchEvent(failed);
    expect(failed.defaultPrevented).toBe(true); // no uncaught error for the reader
    expect(FakeWorker.last.isEnded).toBe(true);
    expect(handedOver.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
    FakeWorker.last.say("rays", "lost"); // too late
    expect(rays.dataset.state).toBe("ready");
  });

  test("WebGL in the worker only: that layer moves to the page", async () => {
    withWorker(LettersOnlyWorker);
    await mountWhole();
    const drawn = drawingsWithin(1000);
    expect(drawn.letters).toBe(0);
    expect(drawn.rays).toBeGreaterThan(0);
  });

  test("WebGL: a gradient stands in, and the letters go on", async () => {
    withoutWorker();
    isRefused = (kind) => kind === "webgl";
    const { rays } = await mountWhole({}, false, "fallback");
    expect(getComputedStyle(rays).backgroundImage).toContain("radial-gradient");
    expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
  });

  test("a 2D canvas: the rays go on alone", async () => {
    withoutWorker();
    isRefused = (kind) => kind === "2d";
    const { letters } = await mountWhole();
    expect(letters.dataset.state).toBe("fallback");
    expect(drawingsWithin(1000).rays).toBeGreaterThan(0);
  });

  test("pixels that can be read: no letters, rather than noise", async () => {
    withoutWorker();
    const read = CanvasRenderingContext2D.prototype.getImageData;
    vi.spyOn(CanvasRenderingContext2D.prototype, "getImageData").mockImplementation(function (
      this: CanvasRenderingContext2D,
      ...place
    ) {
      const image = read.apply(this, place);
      for (let i = 3; i < image.data.length; i += 4) image.data[i] = (i * 7919) % 256;
      return image;
    });
    const { letters } = await mountWhole();
    expect(letters.dataset.state).toBe("fallback");
    const drawn = drawingsWithin(1000);
    expect(drawn.letters).toBe(0);
    expect(drawn.rays).toBeGreaterThan(0);
  });

  test("a context that stays: the gradient stands in until it is restored", async () => {
    withoutWorker();
    const { rays } = await mountWhole();
    const gl = canvasOf(rays).getContext("webgl");
    const context = gl?.getExtension("WEBGL_lose_context");
    context?.loseContext();
    await expect.poll(() => rays.dataset.state).toBe("fallback");
    expect(drawingsWithin(500).rays).toBe(0);
    context?.restoreContext();
    await expect.poll(() => rays.dataset.state).toBe("ready");
    expect(drawingsWithin(500).rays).toBeGreaterThan(0);
  });
});

test("a real worker draws both layers and is gone when the page is left", async () => {
  vi.useRealTimers();
  const ended = vi.spyOn(Worker.prototype, "terminate");
  const { letters, rays } = mount();
  await expect.poll(() => letters().dataset.state, { timeout: 10_000 }).toBe("ready");
  await expect.poll(() => rays().dataset.state, { timeout: 10_000 }).toBe("ready");
  expect(letterDrawings).not.toHaveBeenCalled();
  expect(rayDrawings).not.toHaveBeenCalled();
  end.abort();
  expect(ended).toHaveBeenCalledOnce();
});

test("fifty visits, left at any moment, leave nothing behind", async () => {
  vi.useRealTimers();
  const ended = vi.spyOn(Worker.prototype, "terminate");
  const early = await held();
  for (let visit = 1; visit <= 50; visit++) {
    const { letters } = mount();
    if (visit % 5 === 0) await expect.poll(() => letters().dataset.state).toBe("ready");
    end.abort();
    end = new AbortController();
    document.querySelector(".backdrop")?.remove();
  }
  expect(ended).toHaveBeenCalledTimes(50);
  expect(document.querySelector("canvas")).toBeNull();
  vi.clearAllMocks(); // which hold whatever called them
  const late = await held();
  expect(late.listeners - early.listeners).toBeLessThanOrEqual(5);
  expect(late.nodes - early.nodes).toBeLessThanOrEqual(50);
});

test.each([
  { how: "says so by its name", name: "llvmpipe, or similar", isSlow: false },
  { how: "says so by an extension", name: "WebKit WebGL", isSlow: false },
  { how: "refuses to be fast", name: "A graphics card", isSlow: true },
])("software that $how draws the rays slower and softer, for good", async ({ name, isSlow }) => {
  renderer = name;
  isRefused = (_, { failIfMajorPerformanceCaveat }) =>
    isSlow && failIfMajorPerformanceCaveat === true;
  withoutWorker();
  const { rays } = await mountWhole();
  expect(canvasOf(rays).width).toBe(Math.round(390 / 8));
  drawingsWithin(10_000);
  expect(drawingsWithin(1000).rays).toBeLessThanOrEqual(10);
});

test("a machine that says it is modest starts slower, and is then asked for all", async () => {
  withoutWorker();
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(2);
  await mountWhole();
  expect(drawingsWithin(1000).rays).toBeLessThanOrEqual(20);
  drawingsWithin(5000);
  expect(drawingsWithin(1000).rays).toBeGreaterThan(28);
});

describe("one place for each fact", () => {
  test("the colour of the rays is that of the styles", () => {
    const warm = getComputedStyle(document.documentElement).getPropertyValue("--ray-warm");
    expect(warm.trim().split(" ").map(Number)).toEqual([...RAYS_COLOUR]);
  });

  test.each([
    ["narrow", 390],
    ["wide", 1440],
  ] as const)("light from above has room as far as it reaches, %s", async (name, width) => {
    await page.viewport(width, 844);
    expect(matchMedia(WIDE).matches).toBe(name === "wide");
    withoutWorker();
    const { rays } = await mountLetters({});
    const reach = BUNDLES[name].reachUnitPx * LIGHT_RAYS.rayLength * LIGHT_RAYS.fadeDistance;
    expect(rays.clientHeight).toBe(reach - SOURCE_OFFSET_PX);
  });

  test.each(RAYS_ORIGINS)(
    "light from %s: what stands in for it comes from the same place",
    async (origin) => {
      withoutWorker();
      isRefused = (kind) => kind === "webgl";
      document.body.innerHTML = '<div style="height: 3000px"></div>';
      const { rays } = await mountWhole({ raysOrigin: origin }, false, "fallback");
      const { clientWidth: width, clientHeight: height } = rays;
      const source = createRays();
      const settings = { ...LIGHT_RAYS, raysOrigin: origin };
      moveRays(source, STILL_MS, { width, height, isWide: false }, settings, undefined);
      const centre = / at (.+?), rgb/.exec(getComputedStyle(rays).backgroundImage)?.[1];
      expect(inPixels(centre, width, height)).toEqual([source.x, source.y]);
      expect(getComputedStyle(rays).position).toBe(source.scrolls ? "absolute" : "fixed");
      if (!source.scrolls) expect(rays.clientHeight).toBe(innerHeight);
    },
  );
});

/* ---------- the part ---------- */

function mount(look: Look = {}, still = false) {
  const host = document.createElement("div");
  host.className = "backdrop";
  document.body.prepend(host);
  mountBackdrop(host, look, still, end.signal);
  const box = (name: string) => host.querySelector<HTMLElement>(`.backdrop-${name}`) as HTMLElement;
  return { letters: () => box("letters"), rays: () => box("rays") };
}

async function mountLetters(look: Look) {
  const { letters, rays } = mount(look);
  await expect.poll(() => letters().dataset.state).toBeDefined();
  return { letters: letters(), rays: rays() };
}

/** Waits until both layers stand and have drawn a second of their life. */
async function mountWhole(look: Look = {}, still = false, raysState = "ready") {
  const { letters, rays } = mount(look, still);
  await expect.poll(() => letters().dataset.state).toBeDefined();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500); // they start a second after the letters
      return rays().dataset.state;
    })
    .toBe(raysState);
  if (!still && motion.isMoving() && raysState === "ready") {
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0); // they have been seen
  }
  return { letters: letters(), rays: rays() };
}

function leave() {
  end.abort();
  end = new AbortController();
  vi.unstubAllGlobals();
}

function drawingsWithin(ms: number) {
  letterDrawings.mockClear();
  rayDrawings.mockClear();
  for (let passed = 0; passed < ms; passed += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
  return { letters: letterDrawings.mock.calls.length, rays: rayDrawings.mock.calls.length };
}

function expectAllDrawn(drawn: { letters: number; rays: number }) {
  expect(drawn.letters).toBeGreaterThan(0);
  expect(drawn.rays).toBeGreaterThan(0);
}

/* ---------- what the browser can and wishes ---------- */

function withoutWorker() {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}

function withWorker(Fake: typeof FakeWorker) {
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
  vi.stubGlobal("Worker", Fake);
}

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
    this.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
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

async function wishFor(motion: "reduce" | "no-preference") {
  let isHeard = false;
  emulateMedia({ "prefers-reduced-motion": motion }).then(() => {
    isHeard = true;
  });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(FRAME_MS); // the page hears of it with its next frames
      return isHeard;
    })
    .toBe(true);
}

/** What the browser still holds after a thorough cleaning. */
async function held() {
  const session = cdp() as { send(method: string): Promise<{ metrics?: Metric[] }> };
  await session.send("Performance.enable");
  for (let n = 0; n < 2; n++) await session.send("HeapProfiler.collectGarbage");
  const { metrics = [] } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}

interface Metric {
  name: string;
  value: number;
}

/* ---------- what is seen ---------- */

function canvasOf(box: HTMLElement) {
  return box.querySelector("canvas") as HTMLCanvasElement;
}

function pixelsOf(box: HTMLElement, top: number, bottom: number) {
  const canvas = canvasOf(box);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  return context.getImageData(0, top, canvas.width, bottom - top);
}

/** One number for all that is drawn: comparing every pixel takes seconds. */
function picture(box: HTMLElement) {
  return pixelsOf(box, 0, 400).data.reduce((sum, value) => (sum * 31 + value) | 0, 7);
}

/** How much is drawn between two heights. */
function ink(box: HTMLElement, top: number, bottom: number) {
  let sum = 0;
  for (const [i, value] of pixelsOf(box, top, bottom).data.entries()) if (i % 4 === 3) sum += value;
  return sum;
}

/** How much warmer than cold the letters near the top are, in three columns. */
function warmth(box: HTMLElement) {
  const { data, width, height } = pixelsOf(box, 0, 200);
  const columns = { left: 0, middle: 0, right: 0 };
  for (let i = 0; i < width * height; i++) {
    const [red = 0, , blue = 0, alpha = 0] = data.subarray(i * 4, i * 4 + 4);
    const third = Math.floor(((i % width) / width) * 3);
    const name = (["left", "middle", "right"] as const)[third] ?? "right";
    if (red > blue) columns[name] += alpha;
  }
  return columns;
}

/** A place that the styles give as "50% -90px". */
function inPixels(place = "", width: number, height: number) {
  const box = document.createElement("div");
  const [x = "", y = ""] = place.match(/calc\(.+?\)|\S+/g) ?? [];
  Object.assign(box.style, { position: "absolute", left: x, top: y });
  const frame = document.createElement("div");
  Object.assign(frame.style, { position: "fixed", width: `${width}px`, height: `${height}px` });
  Object.assign(frame.style, { left: "0", top: "0" });
  frame.append(box);
  document.body.append(frame);
  const { left, top } = box.getBoundingClientRect();
  return [left, top];
}
