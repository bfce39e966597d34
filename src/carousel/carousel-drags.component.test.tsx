import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { finger } from "../../tests/helpers/finger";
import { middleOf, mouse } from "../../tests/helpers/mouse";
import { pass, renderCarousel, withStoppedClock } from "./carousel.fixture";
import { point } from "./pointer.fixture";

withStoppedClock();

describe("with the mouse", () => {
  test("a drag, short or long, shows the next slide or the one before, around both ends", async () => {
    const { track, expectSettled } = await renderCarousel();
    const middle = middleOf(track);
    for (const [from, x, slide] of [
      [middle.x, -12, 1],
      [340, -335, 2],
      [middle.x, 60, 1],
      [middle.x, 60, 0],
      [middle.x, 60, 3],
      [middle.x, -60, 0],
    ] as const) {
      await mouse.drag({ ...middle, x: from }, { x, y: 0 });
      await expectSettled(slide);
    }
  });

  test("the slides follow the pointer, as far as the next one on either side", async () => {
    const { track, offsets } = await renderCarousel();
    const { x, y } = middleOf(track);
    await mouse.move({ x, y });
    await mouse.down({ x, y });
    for (const [by, places] of [
      [-100, [-100, 216, 532, 848]],
      [100, [100, 416, 732, -216]],
      [400, [316, 632, 948, 0]],
      [-400, [948, 0, 316, 632]],
    ] as const) {
      await mouse.move({ x: x + by, y });
      await expect.poll(offsets).toEqual(places);
    }
    await mouse.up({ x, y });
  });

  test.each([
    ["the surface, which captures it", true],
    ["the button under it, as some browsers do", false],
  ])(
    "a drag that begins on a button does not press it, where its click goes to %s",
    async (_whom, captures) => {
      const { button, expectSettled } = await renderCarousel();
      if (!captures) vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue();
      const previous = middleOf(button("Previous slide"));
      await mouse.drag(previous, { x: -10, y: 0 });
      await expectSettled(1);
      await mouse.click(previous); // the next press is one again
      await expectSettled(0);
    },
  );

  test("flicks during each other's glide are all counted", async () => {
    const { track, expectSettled } = await renderCarousel();
    for (let flick = 0; flick < 3; flick++) {
      await mouse.drag(middleOf(track), { x: -90, y: 0 });
      pass(70);
    }
    await expectSettled(3);
  });

  test("it goes on as fast as the pointer went", async () => {
    const { track, offsets } = await renderCarousel();
    point(track, "pointerdown", { clientX: 200 });
    point(track, "pointermove", { clientX: 110, ms: 45 });
    point(track, "pointerup", { clientX: 110, ms: 45 });
    pass(16); // the first frame only learns the time
    expect(offsets()[0]).toBe(-90);
    pass(16); // at 2000 pixels a second
    expect(offsets()[0]).toBeLessThan(-115);
  });

  test("a slide that is caught while it glides stays under the pointer", async () => {
    const { track, button, offsets, expectSettled } = await renderCarousel();
    for (let press = 0; press < 2; press++) button("Next slide").click();
    pass(64);
    const [before = Number.NaN] = offsets();
    const { x, y } = middleOf(track);
    await mouse.move({ x, y });
    await mouse.down({ x, y });
    await mouse.move({ x: x - 10, y });
    pass(300);
    expect(offsets()[0]).toBe(before - 10);
    await mouse.up({ x: x - 10, y });
    await expectSettled(3);
  });

  test("the window may change its size during a drag", async () => {
    const { track, offsets, expectSettled } = await renderCarousel();
    const { x, y } = middleOf(track);
    await mouse.move({ x, y });
    await mouse.down({ x, y });
    await mouse.move({ x: x - 60, y });
    await page.viewport(280, 844); // so narrow that the slides are, too
    await expect.poll(() => track.clientWidth).toBe(280);
    await expect.poll(() => offsets()[1]).toBe(Math.round(296 - (60 / 316) * 296));
    await mouse.up({ x: x - 60, y });
    await expectSettled(1);
    await page.viewport(390, 844);
  });
});

describe("with a finger", () => {
  test("a flick goes on or back", async () => {
    const { track, expectSettled } = await renderCarousel();
    await finger.drag(middleOf(track), { x: -70, y: 6 });
    await expectSettled(1);
    await finger.drag(middleOf(track), { x: 70, y: -6 });
    await expectSettled(0);
    await finger.drag(middleOf(track), { x: 70, y: 6 });
    await expectSettled(3);
  });

  test("a vertical scroll stays a scroll", async () => {
    const { track, expectSettled } = await renderCarousel();
    document.body.style.paddingBottom = "2000px";
    await finger.drag(middleOf(track), { x: -20, y: -200 });
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    await expectSettled(0);
    document.body.style.paddingBottom = "";
  });

  test("after a swipe, on a page then enlarged, presses are heard and a finger pans", async () => {
    const { track, tabs, button, expectSettled } = await renderCarousel();
    await finger.drag(middleOf(track), { x: -70, y: 0 });
    await expectSettled(1);
    vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(2);
    await mouse.click(middleOf(tabs[3] as Element));
    await expectSettled(3);
    await mouse.click(middleOf(button("Next slide")));
    await expectSettled(0);
    await finger.drag(middleOf(track), { x: -70, y: 0 });
    await expectSettled(0);
  });
});
