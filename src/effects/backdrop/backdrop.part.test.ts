import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../../tests/emulate";
import { motion } from "../../runtime/motion";
import {
  canvasOf,
  drawingsWithin,
  expectAllDrawn,
  leave,
  mount,
  mountLetters,
  mountWhole,
  NOTHING,
  picture,
  pixelsOf,
  withStoppedClock,
} from "./backdrop.fixture";
import { mountBackdrop } from "./mount";

withStoppedClock();

describe("drawn on the page", () => {
  test("one canvas of letters, and one of rays on top", async () => {
    const { letters, rays } = await mountWhole();
    expect(letters.querySelectorAll("canvas")).toHaveLength(1);
    expect(rays.querySelectorAll("canvas")).toHaveLength(1);
    expect(letters.compareDocumentPosition(rays)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("letters change every 50 ms, rays thirty times a second", async () => {
    await mountWhole();
    const { letters, rays } = drawingsWithin(2000);
    expect(Math.abs(letters - 40)).toBeLessThanOrEqual(2); // frames come every 16 ms
    expect(Math.abs(rays - 60)).toBeLessThanOrEqual(2);
  });

  test("the letters are lit from where the light belongs, from the first frame on", async () => {
    const { letters } = await mountLetters({});
    for (const ms of [0, 3000]) {
      drawingsWithin(ms);
      const [left = 0, middle = 0, right = 0] = warmth(letters);
      expect(middle).toBeGreaterThan(4 * left);
      expect(middle).toBeGreaterThan(4 * right);
    }
  });

  test.each([
    ["a resize there and back", { width: 390, height: 700, drawn: 700 }],
    ["a screenshot, for which the window is a pixel", { width: 1, height: 1, drawn: 844 }],
  ])("the frame is the same each time, and after %s", async (_, { width, height, drawn }) => {
    motion.set(false);
    const { letters } = await mountWhole();
    const first = picture(letters);
    await page.viewport(width, height);
    await expect.poll(() => letters.clientHeight).toBe(height);
    await expect.poll(() => canvasOf(letters).height).toBe(drawn);
    await page.viewport(390, 844);
    await expect.poll(() => letters.clientHeight).toBe(844);
    await expect.poll(() => canvasOf(letters).height).toBe(844);
    expect(picture(letters)).toEqual(first);
    leave();
    expect(picture((await mountWhole()).letters)).toEqual(first);
  });

  test("a window that grows while the letters are made has letters of its size", async () => {
    await page.viewport(390, 600);
    let fontsCome = (_: FontFace[]) => {};
    const fonts = new Promise<FontFace[]>((resolve) => {
      fontsCome = resolve;
    });
    const load = vi.spyOn(document.fonts, "load").mockReturnValueOnce(fonts);
    const { letters } = mount({ power: 0 });
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
    await page.viewport(390, 900);
    await expect.poll(() => letters.clientHeight).toBe(900);
    fontsCome([]);
    await expect.poll(() => letters.dataset.state).toBe("ready");
    await expect.poll(() => canvasOf(letters).height).toBeGreaterThanOrEqual(900);
  });

  test.each([
    ["still", false],
    ["moving", true],
  ])(
    "%s letters behind words marked as quiet are dimmed, also after scrolling",
    async (_, moving) => {
      document.body.innerHTML = `<p data-quiet="1" style="position: absolute; inset: 200px 0 auto;
      height: 200px; margin: 0"></p><div style="height: 3000px"></div>`;
      const { letters } = await mountLetters({ power: 0 });
      expect(ink(letters, 280, 320)).toBe(0);
      expect(ink(letters, 600, 640)).toBeGreaterThan(0);
      motion.set(moving);
      scrollTo(0, 150);
      await expect
        .poll(() => {
          drawingsWithin(100);
          return ink(letters, 280, 320);
        })
        .toBeGreaterThan(0);
      expect(ink(letters, 130, 170)).toBe(0);
    },
  );

  test("power 0 leaves the rays out", async () => {
    const { letters, rays } = await mountLetters({ power: 0 });
    vi.advanceTimersByTime(5000);
    expect(rays.dataset.state).toBeUndefined();
    expect(warmth(letters)[1]).toBe(0);
  });

  test("the rays turn a little towards the mouse, and towards no finger", async () => {
    const set = vi.spyOn(WebGLRenderingContext.prototype, "uniform3fv");
    await mountWhole();
    const aimAfter = (pointerType: string, clientX: number) => {
      dispatchEvent(new PointerEvent("pointermove", { pointerType, clientX }));
      drawingsWithin(2000);
      const angles = Array.from(set.mock.lastCall?.[1] ?? []).filter((_, i) => i % 3 === 0);
      return angles.reduce((sum, angle) => sum + angle) / angles.length;
    };
    const right = aimAfter("mouse", 390);
    expect(Math.abs(aimAfter("touch", 0) - right)).toBeLessThan(0.1); // they sway, too
    expect(aimAfter("mouse", 0)).toBeLessThan(right - 0.12);
  });

  test("without its styles nothing is mounted", async () => {
    const host = document.body.appendChild(document.createElement("div"));
    await mountBackdrop(host, {}, false, new AbortController().signal);
    expect(host.childElementCount).toBe(0);
  });
});

describe("nothing is drawn", () => {
  test("after the first frame where that is to stand still", async () => {
    await mountWhole({}, true);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
  });

  test("while motion is paused; resumed, all of it goes on", async () => {
    await mountWhole();
    motion.set(false);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    expect(vi.getTimerCount()).toBe(0);
    motion.set(true);
    expectAllDrawn();
  });

  test("in a hidden tab; shown again, it goes on", async () => {
    await mountWhole();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expectAllDrawn();
  });

  test("when the system's wish for reduced motion comes, until it goes", async () => {
    await mountWhole();
    await wishFor("reduce");
    await expect.poll(() => drawingsWithin(200)).toEqual(NOTHING);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    await wishFor("no-preference");
    await expect.poll(() => drawingsWithin(200).letters).toBeGreaterThan(0);
    expectAllDrawn();
  });

  test("of rays that less than a tenth can be seen of, of letters that are not shown", async () => {
    document.body.innerHTML = '<div style="height: 3000px"></div>';
    const { letters, rays } = await mountWhole();
    scrollTo(0, rays.clientHeight * 0.95);
    await expect.poll(() => drawingsWithin(200).rays).toBe(0);
    expect(drawingsWithin(1000).letters).toBeGreaterThan(0);
    letters.style.display = "none";
    await expect.poll(() => drawingsWithin(200)).toEqual(NOTHING);
    scrollTo(0, rays.clientHeight * 0.85);
    await expect.poll(() => drawingsWithin(200).rays).toBeGreaterThan(0);
  });

  test("after leaving, and nothing is left behind", async () => {
    const { letters } = await mountWhole();
    leave();
    expect(letters.isConnected).toBe(false);
    expect(drawingsWithin(5000)).toEqual(NOTHING);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("when left while it starts", async () => {
    const { letters } = mount();
    leave();
    expect(drawingsWithin(10_000)).toEqual(NOTHING);
    expect(letters.isConnected).toBe(false);
  });
});

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

/** How much is drawn between two heights. */
function ink(box: HTMLElement, top: number, bottom: number) {
  return pixelsOf(box, top, bottom).data.reduce(
    (sum, value, i) => sum + (i % 4 === 3 ? value : 0),
    0,
  );
}

/** How much warmer than cold the letters near the top are, in three columns. */
function warmth(box: HTMLElement) {
  const { data, width } = pixelsOf(box, 0, 200);
  const columns = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, , blue = 0, alpha = 0] = data.subarray(i, i + 4);
    const third = Math.floor((((i / 4) % width) / width) * 3);
    if (red > blue) columns[third] = (columns[third] ?? 0) + alpha;
  }
  return columns;
}
