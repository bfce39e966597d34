import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/emulate";
import { finger } from "../../tests/finger";
import { middleOf, mouse } from "../../tests/mouse";
import { motion } from "../runtime/motion";
import { pass, renderCarousel, serveCarousel, withStoppedClock } from "./carousel.fixture";

withStoppedClock();

test("left alone it goes on every 3000 ms, around and around", async () => {
  const { shown } = await renderCarousel({ rotating: true });
  pass(2999);
  expect(shown()).toBe(0);
  for (const next of [1, 2, 3, 0, 1]) {
    pass(1);
    expect(shown()).toBe(next);
    pass(2999);
    expect(shown()).toBe(next);
  }
});

test("from the last slide to the first nothing is rewound", async () => {
  const { tabs, offsets, expectSettled } = await renderCarousel({ rotating: true });
  tabs[3]?.click();
  await expectSettled(3);
  pass(999);
  const frames = film(offsets);
  const first = frames.map(([offset = Number.NaN]) => offset);
  expect(first[0]).toBe(316);
  expect(first.some((offset) => offset > 20 && offset < 300)).toBe(true);
  expect(Math.min(...first)).toBeGreaterThan(-16);
  expectOutOfSight(frames, [1, 2]);
  await expectSettled(0);
});

test("from the first slide back to the last nothing is rewound", async () => {
  const { button, offsets, expectSettled } = await renderCarousel();
  button("Previous slide").click();
  const frames = film(offsets);
  const waiting = 3 * 316; // beyond the others, until it is needed before them
  const last = frames.map(([, , , offset = Number.NaN]) => offset).filter((at) => at !== waiting);
  expect(last[0]).toBeLessThan(-250);
  expect(last.some((offset) => offset > -250 && offset < -20)).toBe(true);
  expect(Math.max(...last)).toBeLessThan(16);
  expectOutOfSight(frames, [1, 2]);
  await expectSettled(3);
});

test("it pauses while the pointer rests on it", async () => {
  const { track, shown } = await renderCarousel({ rotating: true });
  pass(2000);
  await mouse.move(middleOf(track));
  pass(20_000);
  expect(shown()).toBe(0);
  await mouse.move({ x: 1, y: 1 });
  pass(2999);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
});

test("a finger that has swiped is gone, and does not pause it", async () => {
  const { track, shown } = await renderCarousel({ rotating: true });
  await finger.drag(middleOf(track), { x: -70, y: 0 });
  await expect.poll(shown).toBe(1);
  pass(3000);
  expect(shown()).toBe(2);
});

test("a drag holds it, and then gives the slide its whole time", async () => {
  const { track, shown } = await renderCarousel({ rotating: true });
  const { x } = middleOf(track);
  const point = (type: string, clientX: number) =>
    track.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", clientX }),
    );
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue(); // there is no such pointer
  pass(2900);
  point("pointerdown", x);
  point("pointermove", x - 50);
  pass(10_000);
  expect(shown()).toBe(0);
  point("pointerup", x - 50);
  await expect.poll(shown).toBe(1);
  pass(2999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
});

test("keyboard focus stops it until it is asked again", async () => {
  const { button, shown } = await renderCarousel({ rotating: true });
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toBe(button("Start slide rotation"));
  pass(10_000);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  pass(10_000);
  expect(shown()).toBe(0);

  await userEvent.keyboard("{Tab}{Enter}");
  expect(document.activeElement).toBe(button("Stop slide rotation"));
  pass(3000);
  expect(shown()).toBe(1);
});

test("its rotation control is the site's motion switch", async () => {
  const { button, shown } = await renderCarousel({ rotating: true });
  await userEvent.click(button("Stop slide rotation"));
  await mouse.move({ x: 1, y: 1 });
  expect(motion.isMoving()).toBe(false);
  pass(10_000);
  expect(shown()).toBe(0);
  await userEvent.click(button("Start slide rotation"));
  await mouse.move({ x: 1, y: 1 });
  expect(motion.isMoving()).toBe(true);
  pass(3000);
  expect(shown()).toBe(1);
});

test("a hidden tab stands still, and catches nothing up", async () => {
  const { shown } = await renderCarousel({ rotating: true });
  pass(2500);
  setHidden(true);
  pass(60_000);
  expect(shown()).toBe(0);
  setHidden(false);
  pass(2999);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
});

test("it starts held in a tab that is hidden already", async () => {
  setHidden(true);
  const { shown } = await renderCarousel({ rotating: true });
  pass(10_000);
  expect(shown()).toBe(0);
});

test("out of view it stands still", async () => {
  const { region, shown } = await renderCarousel({ rotating: true });
  region.style.marginTop = "900px";
  await intersectionsTold();
  pass(10_000);
  expect(shown()).toBe(0);
  region.style.marginTop = "0";
  await intersectionsTold();
  pass(3000);
  expect(shown()).toBe(1);
});

test("a choice gives the chosen slide its whole time", async () => {
  const { tabs, shown } = await renderCarousel({ rotating: true });
  pass(2900);
  tabs[2]?.click();
  pass(2999);
  expect(shown()).toBe(2);
  pass(1);
  expect(shown()).toBe(3);
});

test("with reduced motion it starts paused, and arrives without moving", async () => {
  vi.useRealTimers(); // the browser's own frames tell the page
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  vi.useFakeTimers();
  const { button, offsets, shown, track } = await renderCarousel();
  button("Next slide").click();
  expect(offsets()[1]).toBe(0);
  expect(track.ariaLive).toBe("polite");
  pass(10_000);
  expect(shown()).toBe(1);
});

test("once it is gone nothing goes on", async () => {
  const { unmount } = await renderCarousel({ rotating: true });
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("a pointer that rested on it before its script came pauses it", async () => {
  const carousel = serveCarousel();
  vi.spyOn(window, "matchMedia").mockImplementation(withHover);
  await mouse.move(middleOf(carousel.track));
  await carousel.hydrate();
  pass(10_000);
  expect(carousel.shown()).toBe(0);
  await mouse.move({ x: 1, y: 840 });
  pass(3000);
  expect(carousel.shown()).toBe(1);
});

test("a finger that tapped it before its script came does not", async () => {
  const carousel = serveCarousel();
  await mouse.move(middleOf(carousel.track)); // this device has no hover, as a phone
  await carousel.hydrate();
  pass(3000);
  expect(carousel.shown()).toBe(1);
});

test("a focus that was in it before its script came stops it, and stays", async () => {
  const carousel = serveCarousel();
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toBe(carousel.track);
  await carousel.hydrate();
  await expect.poll(() => carousel.button("Start slide rotation")).toBeTruthy();
  pass(10_000);
  expect(carousel.shown()).toBe(0);
  expect(document.activeElement).toBe(carousel.track);
});

test('"Stop", pressed by key before its script came, stops it', async () => {
  const carousel = serveCarousel();
  await userEvent.keyboard("{Tab}");
  const stop = carousel.button("Stop slide rotation");
  expect(document.activeElement).toBe(stop);
  await carousel.hydrate(() => stop.click());
  await expect.poll(() => carousel.region.querySelector("button")?.ariaLabel).toMatch(/^Start/);
  expect(motion.isMoving()).toBe(false);
});

/** Where the slides are at each of 30 moments, 30 ms apart. */
function film(offsets: () => number[]) {
  return Array.from({ length: 30 }, () => {
    const frame = offsets();
    pass(30);
    return frame;
  });
}

function expectOutOfSight(frames: number[][], slides: number[]) {
  const nearest = frames.flatMap((offsets) => slides.map((at) => Math.abs(offsets[at] ?? 0)));
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(300);
}

/** Puts the tab behind another one, or back in front. */
function setHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Resolves after every observer has been told, which may be in any order. */
async function intersectionsTold() {
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  }
}

const matchMedia = window.matchMedia.bind(window);
function withHover(query: string) {
  return matchMedia(query === "(hover: hover)" ? "all" : query);
}
