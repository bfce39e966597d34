import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NAMES, renderCarousel, serveCarousel, withStoppedClock } from "./carousel.fixture";

withStoppedClock();

test("it is built as its pattern asks", async () => {
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

test("arrow keys, Home and End walk the dots, of which Tab reaches one", async () => {
  const { tabs, shown, expectSettled } = await renderCarousel();
  tabs[0]?.focus();
  const keys = { ArrowRight: 1, End: 3, ArrowLeft: 2, Home: 0 };
  for (const [key, next] of Object.entries(keys)) {
    await userEvent.keyboard(`{${key}}`);
    expect([shown(), document.activeElement]).toEqual([next, tabs[next]]);
    expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tabs[next]]);
  }
  await expectSettled(0);
});

test("each dot jumps to its slide, and is large enough for a thumb", async () => {
  const { tabs, expectSettled } = await renderCarousel();
  for (const at of [3, 1, 2, 0]) {
    tabs[at]?.click();
    await expectSettled(at);
    expect([tabs[at]?.offsetWidth, tabs[at]?.offsetHeight]).toEqual([44, 44]);
  }
});

test("in a window of 195 pixels, a phone zoomed to 200 %, all controls are still there", async () => {
  await page.viewport(195, 422);
  onTestFinished(() => page.viewport(390, 844));
  const { button, tabs } = await renderCarousel();
  const controls = [button("Previous slide"), ...tabs, button("Next slide")];
  for (const { offsetWidth } of controls) expect(offsetWidth).toBeGreaterThanOrEqual(32);
  expect(controls.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(195);
});

test("a hundred presses in one moment leave one slide in its place", async () => {
  const { tabs, button, expectSettled } = await renderCarousel();
  for (let at = 0; at < 99; at++) tabs[(at * 3) % 4]?.click();
  await expectSettled(2); // 98 times 3 is 2 more than a multiple of 4
  for (let at = 0; at < 101; at++) button("Next slide").click();
  await expectSettled(3);
  for (let at = 0; at < 102; at++) button("Previous slide").click();
  await expectSettled(1);
});

test("its box is 300 by 600, in the middle of a phone", async () => {
  const { region } = await renderCarousel();
  const { left, width, height } = region.getBoundingClientRect();
  expect([left, width, height]).toEqual([45, 300, 600]);
});

test("before its script it is a row that scrolls, by keys too, and then goes on from there", async () => {
  const carousel = serveCarousel();
  expect(carousel.slides.map(({ role }) => role)).toEqual(NAMES.map(() => "group"));
  expect(carousel.track.tabIndex).toBe(0);
  carousel.track.scrollTo(632, 0);
  const before = carousel.region.getBoundingClientRect();
  await carousel.hydrate();
  await carousel.expectSettled(2);
  expect([carousel.track.scrollLeft, carousel.track.tabIndex]).toEqual([0, -1]);
  expect(carousel.region.getBoundingClientRect()).toEqual(before);
});
