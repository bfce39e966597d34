import { flushSync } from "react-dom";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { observed } from "../../tests/helpers/mounted-page";
import { mouse } from "../../tests/helpers/pointer";
import { serveComponent } from "../../tests/helpers/serve-component";
import { motionPreference } from "../runtime/motion-preference";
import { Carousel } from "./carousel";

export const AWAY = { x: 1, y: 840 };
export const NAMES = ["Step 1: One", "Step 2: Two", "Step 3: Three", "Step 4: Four"];

const carousel = (
  <Carousel label="Steps" slides={NAMES.map((name) => ({ name, content: <p>{name}</p> }))} />
);

// Each test begins with its clock stopped and the pointer away.
beforeEach(async () => {
  vi.useFakeTimers();
  await mouse.move(AWAY);
});

/** The carousel after a link, at its first slide. */
export async function renderCarousel({ rotating = false } = {}) {
  motionPreference.set(rotating);
  const { unmount } = await render(
    <main className="shell">
      <a href="/">Before</a>
      {carousel}
    </main>,
  );
  await observed();
  return { ...parts(), unmount };
}

export function serveCarousel() {
  const served = serveComponent(carousel);
  const hydrate = async (answer?: () => void) => {
    await served.hydrate(answer);
    await observed();
  };
  return { ...parts(), hydrate };
}

function parts() {
  const region = page.getByRole("region", { name: "Steps" }).element() as HTMLElement;
  const track = region.querySelector(".carousel-slides") as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const tabs = [...region.querySelectorAll<HTMLElement>("[role=tab]")];
  const offsets = () => {
    const { left } = track.getBoundingClientRect();
    return slides.map((slide) => Math.round(slide.getBoundingClientRect().left - left));
  };
  const shown = () => tabs.findIndex((tab) => tab.ariaSelected === "true");
  return {
    region,
    track,
    slides,
    tabs,
    /** How far each slide is from its window, in whole pixels; negative is to the left. */
    offsets,
    button: (name: string) =>
      page.getByRole("button", { name, exact: true }).element() as HTMLElement,
    shown,
    /** Slide `index` is shown, is still in its window, and is the only one within reach. */
    async expectSettled(index: number) {
      await expect.poll(shown).toBe(index);
      pass(2000);
      expect([shown(), offsets()[index]]).toEqual([index, 0]);
      expect(slides.map((slide) => !slide.inert)).toEqual(NAMES.map((_, at) => at === index));
    },
  };
}

/** Lets time go by, and React draw what came of it; what it had still to do comes first. */
export function pass(ms: number) {
  flushSync(() => {});
  flushSync(() => vi.advanceTimersByTime(ms));
}
