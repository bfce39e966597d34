import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { motion } from "../../runtime/motion";
import {
  drawingsWithin,
  expectAllDrawn,
  leave,
  mount,
  mountMoving,
  NOTHING,
  pixelsOf,
  sumOf,
  WorkerHere,
  withStoppedClock,
  withWorker,
} from "./backdrop.fixture";
import { mountBackdrop } from "./mount";

withStoppedClock();

test("one canvas of letters, and one of rays on top", () => {
  const host = mount();
  expect([...host.children].map(({ className }) => className)).toEqual([
    "backdrop-letters",
    "backdrop-rays",
  ]);
  expect(host.dataset.state).toBe("ready");
});

test("letters change every 50 ms, and the rays with them", async () => {
  await mountMoving();
  const { letters, rays } = drawingsWithin(2000);
  expect(Math.abs(letters - 40)).toBeLessThanOrEqual(2); // frames come every 16 ms
  expect(rays).toBe(letters);
});

test("on two cores half as often at first, and after twenty seconds in time as often", async () => {
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(2);
  await mountMoving();
  expect(Math.abs(drawingsWithin(2000).letters - 20)).toBeLessThanOrEqual(2);
  drawingsWithin(20_000);
  expect(Math.abs(drawingsWithin(2000).letters - 40)).toBeLessThanOrEqual(2);
});

test.each([
  ["its name", "llvmpipe, or similar"],
  ["an extension", "WebKit WebGL"],
])("software that says so by %s draws letters ten times a second, rays once", async (_, name) => {
  const renderer = vi
    .mocked(WebGLRenderingContext.prototype.getParameter)
    .mockReturnValueOnce(name);
  renderer.mockReturnValueOnce("ANGLE (Google, SwiftShader)");
  await mountMoving();
  drawingsWithin(25_000);
  const { letters, rays } = drawingsWithin(3000);
  expect(Math.abs(letters - 30)).toBeLessThanOrEqual(2);
  expect(Math.abs(rays - 3)).toBeLessThanOrEqual(1);
});

test("the letters are lit from where the light belongs, from the first frame on", async () => {
  mount();
  const expectLitInTheMiddle = () => {
    const [left = 0, middle = 0, right = 0] = warmth();
    expect(middle).toBeGreaterThan(4 * left);
    expect(middle).toBeGreaterThan(4 * right);
  };
  expectLitInTheMiddle();
  await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
  drawingsWithin(3000);
  expectLitInTheMiddle();
});

test.each([
  ["a resize there and back", { width: 390, height: 700, drawn: 700 }],
  ["a screenshot, for which the window is a pixel", { width: 1, height: 1, drawn: 844 }],
])("still, the frame is the same each time, and after %s", async (_, { width, height, drawn }) => {
  motion.set(false);
  const { letters } = canvasesOf(mount());
  const frame = () => [sumOf(pixelsOf("letters", 0, 400)), sumOf(pixelsOf("rays", 0, 200))];
  const first = frame();
  await page.viewport(width, height);
  await expect.poll(() => letters.clientHeight).toBe(height);
  await expect.poll(() => WorkerHere.last.canvases?.letters.height).toBe(drawn);
  await page.viewport(390, 844);
  await expect.poll(() => letters.clientHeight).toBe(844);
  await expect.poll(() => WorkerHere.last.canvases?.letters.height).toBe(844);
  expect(frame()).toEqual(first);
});

test.each([
  ["still", false],
  ["moving", true],
])("%s letters behind words are dimmed, also after scrolling", async (_, moving) => {
  document.body.innerHTML = `<p data-dim="1" style="position: absolute; inset: 200px 0 auto;
      height: 200px; margin: 0"></p><div style="height: 3000px"></div>`;
  motion.set(moving);
  mount({ power: 0 });
  expect(ink(280, 320)).toBe(0);
  expect(ink(600, 640)).toBeGreaterThan(0);
  scrollTo(0, 150);
  await expect
    .poll(() => {
      drawingsWithin(100);
      return ink(280, 320);
    })
    .toBeGreaterThan(0);
  expect(ink(130, 170)).toBe(0);
});

test("power 0 leaves the rays out", async () => {
  await mountMoving({ power: 0 });
  expect(drawingsWithin(1000).rays).toBe(0);
  expect(warmth()[1]).toBe(0);
});

test("the rays turn a little towards the mouse, and towards no finger", async () => {
  await mountMoving();
  const middleAfter = (pointerType: string, clientX: number) => {
    dispatchEvent(new PointerEvent("pointermove", { pointerType, clientX }));
    drawingsWithin(2000);
    return middleOfRays(100);
  };
  const right = middleAfter("mouse", 390);
  expect(Math.abs(middleAfter("touch", 0) - right)).toBeLessThan(5); // they sway, too
  expect(middleAfter("mouse", 0)).toBeLessThan(right - 8);
});

test("they stand over what asks for their light, or in the middle", () => {
  document.body.innerHTML = `<p data-lit style="position: absolute; left: 300px; top: 200px;
      width: 40px; height: 40px; margin: 0"></p>`;
  motion.set(false);
  mount();
  expect(Math.abs(brightestRay() - 320)).toBeLessThan(20);
  leave();
  withWorker(WorkerHere);
  document.body.innerHTML = "";
  mount();
  expect(Math.abs(brightestRay() - 195)).toBeLessThan(20);
});

test("without its styles nothing is mounted", () => {
  const host = document.body.appendChild(document.createElement("div"));
  mountBackdrop(host, {}, false, new AbortController().signal);
  expect(host.childElementCount).toBe(0);
});

describe("nothing is drawn", () => {
  test("after the first frame where that is to stand still", async () => {
    mount({}, true);
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    expect(drawingsWithin(5000)).toEqual(NOTHING);
  });

  test("while motion is paused; resumed, all of it goes on", async () => {
    await mountMoving();
    motion.set(false);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    expect(vi.getTimerCount()).toBe(0);
    motion.set(true);
    expectAllDrawn();
  });

  test("in a hidden tab; shown again, it goes on", async () => {
    await mountMoving();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expectAllDrawn();
  });

  test("when the system's wish for reduced motion comes, until it goes", async () => {
    await mountMoving();
    await wishFor("reduce");
    await expect.poll(() => drawingsWithin(200)).toEqual(NOTHING);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    await wishFor("no-preference");
    await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
    expectAllDrawn();
  });

  test("of rays that less than a tenth can be seen of, of letters that are not shown", async () => {
    document.body.innerHTML = '<div style="height: 3000px"></div>';
    const { letters, rays } = canvasesOf(await mountMoving());
    scrollTo(0, rays.clientHeight * 0.95);
    await expect.poll(() => drawingsWithin(200).rays).toBe(0);
    expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
    letters.style.display = "none";
    await expect.poll(() => drawingsWithin(200)).toEqual(NOTHING);
    scrollTo(0, rays.clientHeight * 0.85);
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  });

  test("after leaving, and nothing is left behind", async () => {
    const host = await mountMoving();
    leave();
    expect(host.childElementCount).toBe(0);
    expect(host.dataset.state).toBeUndefined();
    expect(WorkerHere.last.isEnded).toBe(true);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    expect(vi.getTimerCount()).toBe(0);
  });
});

function canvasesOf(host: HTMLElement) {
  const [letters, rays] = host.children;
  return { letters: letters as HTMLElement, rays: rays as HTMLElement };
}

async function wishFor(motion: "reduce" | "no-preference") {
  let isHeard = false;
  emulateMedia({ "prefers-reduced-motion": motion }).then(() => {
    isHeard = true;
  });
  await expect
    .poll(() => {
      drawingsWithin(1); // the page hears of it with its next frames
      return isHeard;
    })
    .toBe(true);
}

/** How many letters are drawn between two heights. */
function ink(top: number, bottom: number) {
  return pixelsOf("letters", top, bottom).data.reduce(
    (sum, value, i) => sum + (i % 4 === 3 ? value : 0),
    0,
  );
}

/** How much warmer than cold the letters near the top are, in three columns. */
function warmth() {
  const { data, width } = pixelsOf("letters", 0, 200);
  const columns = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, , blue = 0, alpha = 0] = data.subarray(i, i + 4);
    const third = Math.floor((((i / 4) % width) / width) * 3);
    if (red > blue) columns[third] = (columns[third] ?? 0) + alpha;
  }
  return columns;
}

/** Where the light is brightest at the top of its box, in CSS pixels. */
function brightestRay() {
  const alphas = [...pixelsOf("rays", 0, 1).data].filter((_, i) => i % 4 === 3);
  return (alphas.indexOf(Math.max(...alphas)) + 0.5) * 4;
}

/** Where the middle of the light is in a row of its picture. */
function middleOfRays(row: number) {
  const { data, width } = pixelsOf("rays", row, row + 1);
  let [sum, weighted] = [0, 0];
  for (let x = 0; x < width; x++) {
    sum += data[x * 4 + 3] ?? 0;
    weighted += x * (data[x * 4 + 3] ?? 0);
  }
  return weighted / sum;
}
