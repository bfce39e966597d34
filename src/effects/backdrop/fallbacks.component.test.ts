import { expect, test, vi } from "vitest";
import { motionPreference } from "../../runtime/motion-preference";
import {
  drawingsWithin,
  leave,
  mount,
  mountMoving,
  pixelsOf,
  RealWorker,
  sumOf,
  WorkerHere,
  withStoppedClock,
} from "./backdrop.fixture";
import { letterFont } from "./glyphs";
import { mountBackdrop } from "./mount";
import { ALPHABET } from "./settings";

withStoppedClock();

test("leaves the still gradient where canvases cannot go to a worker", () => {
  const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  const host = mount();
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toContain("1 radial-gradient");
});

test("shows the gradient again when a worker breaks, and logs no error", async () => {
  const host = await mountMoving();
  expect(gradientOf(host)).toContain("0 radial-gradient");
  const failure = new ErrorEvent("error", { cancelable: true });
  WorkerHere.last.dispatchEvent(failure);
  expect([failure.defaultPrevented, WorkerHere.last.isEnded]).toEqual([true, true]);
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toContain("1 radial-gradient");
});

test("draws the rays alone where pixels that are read are noise", async () => {
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

test("mounts nothing without its styles", () => {
  const host = document.body.appendChild(document.createElement("div"));
  mountBackdrop(host, {}, false, new AbortController().signal);
  expect(host.childElementCount).toBe(0);
});

test("draws the same first frame in a real worker, which ends when the page is left", async () => {
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

/** How strong the still picture is to become, and what it is. */
function gradientOf(host: HTMLElement) {
  for (const animation of host.getAnimations({ subtree: true })) animation.finish();
  const { opacity, backgroundImage } = getComputedStyle(host, "::before");
  return `${opacity} ${backgroundImage}`;
}

/** What a canvas shows that a worker draws: only a copy can be read. */
function shownOn(canvas: Element | null) {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  return copy?.getImageData(0, 0, width, 400) as ImageData;
}
