import { userEvent } from "vitest/browser";
import { setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { middleOf, mouse } from "../../tests/helpers/pointer.ts";
import {
  fakeClockAndPointer,
  mountPrerenderedCarousel,
  NAMES,
  pass,
  renderCarousel,
} from "./carousel.helper.tsx";

fakeClockAndPointer();

test("follows the APG carousel pattern", async () => {
  const { region, track, tabs, slides, button } = await renderCarousel({ rotating: true });
  expect(region.getAttribute("aria-roledescription")).toBe("carousel");
  expect(region.querySelector("button")).toBe(button("Stop slide rotation"));
  expect([track.ariaLive, track.ariaAtomic]).toEqual(["off", "false"]);
  expect(region.querySelector("[role=tablist]")?.ariaLabel).toBe("Choose slide to display");
  expect(tabs.map((tab) => tab.ariaLabel)).toEqual(NAMES);
  expect(tabs.map((tab) => tab.getAttribute("aria-controls"))).toEqual(slides.map(({ id }) => id));
  expect(slides.map((slide) => slide.ariaLabel)).toEqual(NAMES.map((_, at) => `${at + 1} of 4`));
  await userEvent.click(button("Stop slide rotation"));
  expect(track.ariaLive).toBe("polite");
});

test("arrow keys, Home and End move between the dots; Tab stops once", async () => {
  const { tabs, shown, expectSettled } = await renderCarousel();
  tabs[0]?.focus();
  const keys = { ArrowRight: 1, End: 3, ArrowLeft: 2, Home: 0 };
  for (const [key, next] of Object.entries(keys)) {
    await userEvent.keyboard(`{${key}}`);
    expect([shown(), document.activeElement]).toEqual([next, tabs[next]]);
    expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tabs[next]]);
  }
  await expectSettled(0);
  for (const modifier of ["Alt", "Control", "Meta", "Shift"]) // browser shortcuts
    await userEvent.keyboard(`{${modifier}>}{End}{/${modifier}}`);
  expect(shown()).toBe(0);
});

test("scrolls as a row before hydration, and continues from there", async () => {
  const carousel = mountPrerenderedCarousel();
  for (const tab of carousel.tabs)
    expect(document.getElementById(tab.getAttribute("aria-controls") ?? "")?.role).toBe("tabpanel");
  expect(carousel.track.tabIndex).toBe(0);
  carousel.track.scrollTo(632, 0);
  const before = carousel.region.getBoundingClientRect();
  await carousel.hydrate();
  await carousel.expectSettled(2);
  expect([carousel.track.scrollLeft, carousel.track.tabIndex]).toEqual([0, -1]);
  expect(carousel.region.getBoundingClientRect()).toEqual(before);
});

test("starts at the first slide if its styles load later", async () => {
  const carousel = mountPrerenderedCarousel();
  carousel.track.classList.replace("carousel-slides", "unstyled");
  await carousel.hydrate();
  carousel.track.classList.replace("unstyled", "carousel-slides");
  await carousel.expectSettled(0);
  carousel.button("Next slide").click();
  await carousel.expectSettled(1);
});

test("runs from right to left, even on a page translated later", async () => {
  const { button, tabs, track, shown, offsets, expectSettled } = await renderCarousel();
  button("Next slide").click();
  await expectSettled(1);
  setRightToLeft();
  expect(offsets()).toEqual([-948, 0, -316, -632]);
  expect(middleOf(button("Next slide")).x).toBeLessThan(middleOf(button("Previous slide")).x);
  await mouse.drag(middleOf(track), { x: 60, y: 0 });
  await expectSettled(2);
  await mouse.drag(middleOf(track), { x: -60, y: 0 });
  await expectSettled(1);
  tabs[1]?.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(shown()).toBe(2);
});

test.each([3.6e6, -3.6e6])("moves smoothly when the clock jumps by %d ms", async (jump) => {
  const { button, offsets, expectSettled } = await renderCarousel();
  let offset = 0;
  const request = requestAnimationFrame;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) =>
    request((ms) => callback(ms + offset)),
  );
  button("Next slide").click();
  pass(60);
  const [, before = Number.NaN] = offsets();
  expect(before).toBeLessThan(316);
  offset = jump;
  for (let frame = 0; frame < 60; frame++) {
    pass(16);
    const [, now = Number.NaN] = offsets();
    expect(now <= before && now >= -2, `${now}`).toBe(true); // never back or past its end
  }
  await expectSettled(1);
});
