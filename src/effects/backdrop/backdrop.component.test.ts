import {
  fakeMachine,
  fakeRefreshes,
  framesWithin,
  leave,
  mount,
  mountMoving,
  WorkerHere,
} from "../../../tests/helpers/backdrop.ts";
import { intersectionsReported, queryElement } from "../../../tests/helpers/mounted-page.ts";
import { motionPreference } from "../../runtime/motion-preference.ts";
import type { Layer } from "./messages.ts";

fakeMachine();

const NOTHING = { letters: 0, rays: 0 };

test.each([60, 144])("changes letters every 50 ms at %i refreshes a second", async (rate) => {
  await mountMoving();
  fakeRefreshes(rate);
  framesWithin(1000);
  const { letters, rays } = framesWithin(3000);
  expect(Math.abs(letters - 60)).toBeLessThanOrEqual(1);
  expect(Math.abs(rays - letters / 2)).toBeLessThanOrEqual(1);
});

test("changes fewer letters on a machine whose frames come late", async () => {
  await mountMoving();
  fakeRefreshes(10);
  framesWithin(1000);
  const { letters } = framesWithin(3000);
  expect(letters).toBeGreaterThan(0);
  expect(letters).toBeLessThan(15);
});

test("dims letters behind text, even after scrolling", async () => {
  motionPreference.set(false);
  document.body.innerHTML = `<p data-backdrop-dim="1" style="position: absolute; inset: 200px 0 auto;
      height: 200px; margin: 0"></p><div style="height: 3000px"></div>`;
  mount({ power: 0 });
  expect(alphaBetween(280, 320)).toBe(0);
  expect(alphaBetween(600, 640)).toBeGreaterThan(0);
  scrollTo(0, 150);
  await expect.poll(() => nextFrame() && alphaBetween(280, 320)).toBeGreaterThan(0);
  expect(alphaBetween(130, 170)).toBe(0);
});

test("turns the rays a little towards the mouse, but not to touches", async () => {
  await mountMoving();
  const middleAfter = (pointerType: string, clientX: number) => {
    dispatchEvent(new PointerEvent("pointermove", { pointerType, clientX }));
    framesWithin(2000);
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
  nextFrame();
  expect(framesWithin(5000)).toEqual(NOTHING);
  motionPreference.set(true);
  expect(Object.values(framesWithin(1000))).not.toContain(0);
  leave();
  mount({ isStill: true });
  await intersectionsReported();
  nextFrame();
  expect(framesWithin(5000)).toEqual(NOTHING);
});

test("draws no rays if less than a tenth is visible or power is 0", async () => {
  document.body.innerHTML = '<div style="height: 3000px"></div>';
  const rays = (await mountMoving()).lastElementChild as HTMLElement;
  const showFraction = (fraction: number) => scrollTo(0, rays.clientHeight * (1 - fraction));
  const raysDrawn = () => nextFrame() && framesWithin(200).rays > 0;
  showFraction(0.05);
  await expect.poll(raysDrawn).toBe(false);
  expect(framesWithin(1000).letters).toBeGreaterThan(0);
  showFraction(0.15);
  await expect.poll(raysDrawn).toBe(true);
  leave();
  await mountMoving({ power: 0 });
  expect(framesWithin(1000).rays).toBe(0);
});

test("keeps the gradient in a browser that refuses workers", () => {
  const refuse = vi.fn().mockThrow(new DOMException("Workers are not allowed", "SecurityError"));
  vi.stubGlobal("Worker", refuse);
  expect(() => mount()).toThrow("not allowed");
  const host = queryElement(".backdrop");
  expect(host.childElementCount).toBe(0);
  expect(gradientOf(host)).toContain("1 radial-gradient");
});

test("leaves nothing but the still gradient when the page is left", async () => {
  const host = await mountMoving();
  expect(gradientOf(host)).toContain("0 radial-gradient");
  leave();
  expect([host.childElementCount, host.dataset.state]).toEqual([0, undefined]);
  expect(gradientOf(host)).toContain("1 radial-gradient");
  expect(WorkerHere.last.isEnded).toBe(true);
  nextFrame();
  expect(framesWithin(5000)).toEqual(NOTHING);
});

/** The worker after its next frame, in which it draws what has changed on the page. */
function nextFrame() {
  framesWithin(100);
  return WorkerHere.last;
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

function pixelsOf(layer: Layer, top: number, bottom: number) {
  const canvas = WorkerHere.last.canvases?.[layer] as OffscreenCanvas;
  return canvas.getContext("2d")?.getImageData(0, top, canvas.width, bottom - top) as ImageData;
}
