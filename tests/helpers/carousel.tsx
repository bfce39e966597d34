import { flushSync } from "react-dom";
import { page } from "vitest/browser";
import { Carousel } from "../../src/carousel/carousel.tsx";
import { motionPreference } from "../../src/runtime/motion-preference.ts";
import { mountPrerendered } from "./mount-prerendered.tsx";
import { intersectionsReported } from "./mounted-page.ts";
import { mouse } from "./pointer.ts";

export const AWAY = { x: 1, y: 840 };
export const NAMES = ["Step 1: One", "Step 2: Two", "Step 3: Three", "Step 4: Four"];

/** Starts each test of a file with a fake clock and the pointer outside the carousel. */
export function fakeClockAndPointer() {
  beforeEach(async () => {
    vi.useFakeTimers();
    await mouse.move(AWAY);
  });
}

export async function renderCarousel({ rotating = false } = {}) {
  motionPreference.set(rotating);
  const carousel = mountPrerenderedCarousel();
  await carousel.hydrate();
  return carousel;
}

/** The prerendered carousel, before hydration. */
export function mountPrerenderedCarousel() {
  const contents = NAMES.map((name) => ({ name, content: <p>{name}</p> }));
  const prerendered = mountPrerendered(<Carousel label="Steps" slides={contents} />);
  const hydrate = async () => {
    await prerendered.hydrate();
    await intersectionsReported();
  };
  const region = page.getByRole("region", { name: "Steps" }).element() as HTMLElement;
  const track = region.querySelector(".carousel-slides") as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...region.querySelectorAll<HTMLElement>(".carousel-dots button")];
  const shown = () => dots.findIndex((dot) => dot.ariaCurrent === "true");
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true }).element() as HTMLElement;
  /** Each slide's distance from the carousel's left edge, in whole pixels; left is negative. */
  const offsets = () => {
    const { left } = region.getBoundingClientRect();
    return slides.map((slide) => Math.round(slide.getBoundingClientRect().left - left));
  };
  /** Expects slide `index` to be shown at rest, and to be the only one that can be reached. */
  const expectSettled = async (index: number) => {
    await expect.poll(shown).toBe(index);
    pass(2000);
    expect([shown(), offsets()[index]]).toEqual([index, 0]);
    expect(slides.map((slide) => !slide.inert)).toEqual(NAMES.map((_, at) => at === index));
  };
  return { hydrate, region, track, slides, dots, shown, button, offsets, expectSettled };
}

/** Flushes pending React work, advances the fake clock, and flushes what that caused. */
export function pass(ms: number) {
  flushSync(() => {});
  flushSync(() => vi.advanceTimersByTime(ms));
}
