import { userEvent } from "vitest/browser";
import {
  fakeClockAndPointer,
  mountPrerenderedCarousel,
  NAMES,
  renderCarousel,
} from "../../tests/helpers/carousel.tsx";
import { setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { middleOf, mouse } from "../../tests/helpers/pointer.ts";

fakeClockAndPointer();

test("follows the APG carousel pattern", async () => {
  const { region, track, dots, slides, button } = await renderCarousel({ rotating: true });
  expect(region.getAttribute("aria-roledescription")).toBe("carousel");
  expect(region.querySelector("button")).toBe(button("Stop slide rotation"));
  expect([track.ariaLive, track.ariaAtomic]).toEqual(["off", "false"]);
  expect(dots.map((dot) => dot.ariaLabel)).toEqual(NAMES);
  expect(slides.map((slide) => slide.ariaLabel)).toEqual(NAMES.map((_, at) => `${at + 1} of 4`));
  await userEvent.click(button("Stop slide rotation"));
  expect(track.ariaLive).toBe("polite");
});

test("a dot jumps to its slide, by mouse and by key", async () => {
  const { dots, expectSettled } = await renderCarousel();
  await userEvent.click(dots[2] as HTMLElement);
  await expectSettled(2);
  dots[1]?.focus();
  await userEvent.keyboard("{Enter}");
  await expectSettled(1);
});

test("scrolls as a row before hydration, and continues from there", async () => {
  const carousel = mountPrerenderedCarousel();
  carousel.track.scrollTo(632, 0);
  const before = carousel.region.getBoundingClientRect();
  await carousel.hydrate();
  await carousel.expectSettled(2);
  expect(carousel.track.scrollLeft).toBe(0);
  expect(carousel.region.getBoundingClientRect()).toEqual(before);
});

test("goes on to the left on a right-to-left page, too", async () => {
  setRightToLeft();
  const { button, track, expectSettled } = await renderCarousel();
  button("Next slide").click();
  await expectSettled(1);
  await mouse.drag(middleOf(track), { x: -60, y: 0 });
  await expectSettled(2);
});
