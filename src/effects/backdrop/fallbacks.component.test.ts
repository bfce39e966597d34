import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { motion } from "../../runtime/motion";
import {
  appendHost,
  drawingsWithin,
  leave,
  mount,
  mountMoving,
  pixelsOf,
  RealWorker,
  sumOf,
  WorkerHere,
  withStoppedClock,
  withWorker,
} from "./backdrop.fixture";
import { letterFont } from "./glyphs";
import { ALPHABET } from "./settings";

const VISITS = 20;

withStoppedClock();

test.each([
  [
    "canvases cannot go to a worker",
    () => Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen"),
  ],
  ["a worker is forbidden", () => withWorker(vi.fn().mockThrow(new DOMException("no")))],
])("where %s, a still gradient stays, as before any script", (_how, lack) => {
  const before = gradientOf(appendHost());
  lack();
  const host = mount();
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toBe(before);
  expect(before).toContain("1 radial-gradient");
});

test("when a worker breaks, the gradient comes back, and the reader hears of no error", async () => {
  const host = await mountMoving();
  expect(gradientOf(host)).toContain("0 radial-gradient");
  expect(WorkerHere.last.break().defaultPrevented).toBe(true);
  expect(WorkerHere.last.isEnded).toBe(true);
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toContain("1 radial-gradient");
});

test("where pixels read are noise there are no letters, and the rays go on alone", async () => {
  const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, "getImageData").mockImplementation(
    function (this: OffscreenCanvasRenderingContext2D, ...place) {
      const image = read.apply(this, place);
      for (let i = 3; i < image.data.length; i += 4) image.data[i] = (i * 7919) % 256;
      return image;
    },
  );
  mount();
  await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  expect(drawingsWithin(1000).letters).toBe(0);
});

test("a real worker draws the same first frame, and is gone when the page is left", async () => {
  motion.set(false);
  await document.fonts.load(letterFont(14), ALPHABET);
  mount();
  const here = sumOf(pixelsOf("letters", 0, 400));
  leave();
  vi.useRealTimers();
  withWorker(RealWorker);
  const ended = vi.spyOn(RealWorker.prototype, "terminate");
  const put = vi.mocked(OffscreenCanvasRenderingContext2D.prototype.putImageData).mockClear();
  const host = mount();
  await expect.poll(() => host.dataset.state).toBe("ready");
  await expect.poll(() => sumOf(shownOn(host.firstElementChild))).toBe(here);
  expect(put).not.toHaveBeenCalled();
  leave();
  expect(ended).toHaveBeenCalledOnce();
});

test("twenty visits, left at any moment, leave nothing behind", async () => {
  vi.useRealTimers();
  const ended = vi.spyOn(RealWorker.prototype, "terminate");
  const early = await held();
  for (let visit = 1; visit <= VISITS; visit++) {
    withWorker(RealWorker);
    const host = mount();
    if (visit % 5 === 0) await expect.poll(() => host.dataset.state).toBe("ready");
    leave();
    host.remove();
  }
  expect(ended).toHaveBeenCalledTimes(VISITS);
  expect(document.querySelector("canvas")).toBeNull();
  vi.clearAllMocks(); // which hold whatever called them
  const late = await held();
  expect(late.listeners - early.listeners).toBeLessThan(VISITS / 2);
  expect(late.nodes - early.nodes).toBeLessThan(VISITS);
});

/** How strong the still picture is to become, and what it is. */
function gradientOf(host: HTMLElement) {
  for (const animation of host.getAnimations({ subtree: true })) animation.finish();
  const { opacity, backgroundImage, content } = getComputedStyle(host, "::before");
  return content === "none" ? content : `${opacity} ${backgroundImage}`;
}

/** What a canvas shows that a worker draws: only a copy can be read. */
function shownOn(canvas: Element | null) {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  return copy?.getImageData(0, 0, width, 400) as ImageData;
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
