import { fakeClockAndPointer, renderCarousel } from "../../tests/helpers/carousel.tsx";
import { finger, middleOf, mouse } from "../../tests/helpers/pointer.ts";

fakeClockAndPointer();

test("shows the slide that a mouse drags to, however far or slanted, around both ends", async () => {
  const { track, expectSettled } = await renderCarousel();
  const middle = middleOf(track);
  for (const [by, slide] of [
    [{ x: -12, y: 0 }, 1],
    [{ x: -100, y: 70 }, 2],
    [{ x: 60, y: 200 }, 1],
    [{ x: 60, y: 0 }, 0],
    [{ x: 60, y: 0 }, 3],
    [{ x: -60, y: 0 }, 0],
  ] as const) {
    await mouse.drag(middle, by);
    await expectSettled(slide);
  }
});

test("follows the pointer as far as the next slide", async () => {
  const { track, offsets } = await renderCarousel();
  const { x, y } = middleOf(track);
  await mouse.down({ x, y });
  await mouse.move({ x: x - 100, y });
  await expect.poll(offsets).toEqual([-100, 216, 532, 848]);
  await mouse.move({ x: x + 400, y });
  await expect.poll(offsets).toEqual([316, 632, 948, 0]);
  await mouse.up({ x, y });
});

test("does not press the button that a drag begins on", async () => {
  const { button, expectSettled } = await renderCarousel();
  const previous = middleOf(button("Previous slide"));
  await mouse.drag(previous, { x: -10, y: 0 });
  await expectSettled(1);
  await mouse.click(previous); // the next press is a click again
  await expectSettled(0);
});

test("a finger turns the slide or scrolls; on a zoomed page it pans", async () => {
  const { track, expectSettled } = await renderCarousel();
  await finger.drag(middleOf(track), { x: -70, y: 40 });
  await expectSettled(1);
  document.body.style.paddingBottom = "2000px";
  await finger.drag(middleOf(track), { x: -20, y: -200 });
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  await expectSettled(1);
  scrollTo(0, 0);
  vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(2);
  await finger.drag(middleOf(track), { x: -70, y: 0 });
  await expectSettled(1);
});
