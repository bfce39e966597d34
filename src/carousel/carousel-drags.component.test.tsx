import { setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, middleOf, mouse } from "../../tests/helpers/pointer.ts";
import { fakeClockAndPointer, pass, renderCarousel } from "./carousel.helper.tsx";

fakeClockAndPointer();

test("shows the slide that a mouse drags to, however far, around both ends", async () => {
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

test("moves by one slide per sideways swipe on a trackpad", async () => {
  const { track, expectSettled } = await renderCarousel();
  const wheel = (deltaX: number, init?: WheelEventInit) => {
    const event = new WheelEvent("wheel", { deltaX, bubbles: true, cancelable: true, ...init });
    track.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const swipe = (deltaX: number) => Array.from({ length: 20 }, () => wheel(deltaX)).every(Boolean);
  expect(swipe(10)).toBe(true);
  await expectSettled(1);
  expect(swipe(-10)).toBe(true);
  await expectSettled(0);
  expect([wheel(20, { deltaY: 30 }), wheel(90, { ctrlKey: true }), wheel(20)]).toEqual([
    false,
    false,
    true,
  ]);
  await expectSettled(0);
  setRightToLeft();
  swipe(-10);
  await expectSettled(1);
});

test("follows the pointer as far as the next slide on either side", async () => {
  const { track, offsets } = await renderCarousel();
  const { x, y } = middleOf(track);
  await mouse.down({ x, y });
  for (const [by, positions] of [
    [-100, [-100, 216, 532, 848]],
    [100, [100, 416, 732, -216]],
    [400, [316, 632, 948, 0]],
    [-400, [948, 0, 316, 632]],
  ] as const) {
    await mouse.move({ x: x + by, y });
    await expect.poll(offsets).toEqual(positions);
  }
  await mouse.up({ x, y });
});

test("does not press the button that a drag begins on", async () => {
  const { button, expectSettled } = await renderCarousel();
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue(); // some browsers fail here
  const previous = middleOf(button("Previous slide"));
  await mouse.drag(previous, { x: -10, y: 0 });
  await expectSettled(1);
  button("Previous slide").click(); // a click by keyboard or script
  await expectSettled(0);
  await mouse.click(previous); // the next press is a click again
  await expectSettled(3);
});

test("counts every flick while a slide still moves", async () => {
  const { track, expectSettled } = await renderCarousel();
  for (let flick = 0; flick < 3; flick++) {
    await mouse.drag(middleOf(track), { x: -90, y: 0 });
    pass(70);
  }
  await expectSettled(3);
});

test("a moving slide that is caught stays under the pointer", async () => {
  const { track, button, offsets, expectSettled } = await renderCarousel();
  for (let press = 0; press < 2; press++) button("Next slide").click();
  pass(64);
  const [before = Number.NaN] = offsets();
  const { x, y } = middleOf(track);
  await mouse.down({ x, y });
  await mouse.move({ x: x - 10, y });
  pass(300);
  expect(offsets()[0]).toBe(before - 10);
  await mouse.up({ x: x - 10, y });
  await expectSettled(3);
});

test("a flick turns the slide; on a zoomed page it pans, and buttons still work", async () => {
  const { track, button, expectSettled } = await renderCarousel();
  await finger.drag(middleOf(track), { x: -70, y: 6 });
  await expectSettled(1);
  await finger.drag(middleOf(track), { x: 70, y: 6 });
  await expectSettled(0);
  vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(2);
  await finger.drag(middleOf(track), { x: -70, y: 0 });
  await expectSettled(0);
  await mouse.click(middleOf(button("Next slide")));
  await expectSettled(1);
});

test("does not prevent vertical scrolling", async () => {
  const { track, expectSettled } = await renderCarousel();
  document.body.style.paddingBottom = "2000px";
  await finger.drag(middleOf(track), { x: -20, y: -200 });
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  await expectSettled(0);
});
