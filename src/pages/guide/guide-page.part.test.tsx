import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults } from "../../../tests/boxes";
import { emulateMedia, emulateTextSize } from "../../../tests/emulate";
import { servePart } from "../../../tests/serve-part";
import { installOffer } from "../../install/install-offer";
import { guide } from "./guide.content";
import { GuidePage } from "./guide-page";

const AGENTS = {
  "ios-26":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "android-chrome":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
} as const;

beforeEach(() => page.viewport(390, 844));
afterEach(() => void vi.restoreAllMocks());

test.each(Object.keys(AGENTS) as (keyof typeof AGENTS)[])("the captions fit %s", async (name) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(AGENTS[name]);
  await render(<GuidePage />);
  expect(captions()).toEqual(guide.captions[name]);
});

test("as served they fit everyone, and then the reader's own browser", async () => {
  const { hydrate } = servePart(<GuidePage />);
  expect(captions()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captions).toEqual(guide.captions["desktop-chromium"]);
});

test("in a browser's tab nothing claims to be installed", async () => {
  await render(<GuidePage />);
  await expect.element(page.getByText(guide.install.standalone)).not.toBeVisible();
});

test("in a window of its own the captions say so, and nothing offers to install", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("(display-mode: standalone)") ? "all" : query),
  );
  await render(<GuidePage />);
  expect(captions()).toEqual(guide.captions.installed);
  expect(page.getByRole("status").elements()).toEqual([]);
});

test.each([
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])(
  "at %i by %i box, words and controls have their places, whatever the captions",
  async (width, height) => {
    await page.viewport(width, height);
    await render(<GuidePage />);
    await document.fonts.ready;
    const places = [...document.querySelectorAll(".guide-caption")];
    for (const lines of Object.values(guide.captions)) {
      places.forEach((place, at) => {
        place.textContent = lines[at] ?? "";
      });
      const box = boxOf(".carousel");
      expect([lines, box.width, box.height]).toEqual([lines, 300, 600]);
      const words = boxOf(".carousel-slide:not([inert]) .guide-step");
      const controls = boxOf(".carousel-controls");
      expect(controls.top).toBeGreaterThanOrEqual(words.bottom);
      if (height > 568) expect(controls.bottom).toBeLessThanOrEqual(innerHeight);
    }
    const pause = boxOf(".carousel-rotation .icon");
    const title = boxOf(".carousel-slide:not([inert]) h2");
    expect(pause.top).toBeGreaterThan(boxOf(".guide-picture").bottom);
    expect(Math.abs(middle(pause) - middle(title))).toBeLessThan(4);
    expect(layoutFaults()).toEqual([]);
  },
);

test.each([320, 390])(
  "at %i pixels text of 200 %% stays inside, with an offer too",
  async (width) => {
    await page.viewport(width, 844);
    await emulateTextSize(32);
    await render(<GuidePage />);
    installOffer.listen(window);
    dispatchEvent(new Event("beforeinstallprompt"));
    await expect.element(page.getByRole("button", { name: guide.install.button })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(boxOf(".install").right).toBeLessThan(width);
    expect(boxOf(".install .button").height).toBe(88); // one line
    const pause = boxOf(".carousel-rotation .icon");
    expect(Math.abs(middle(pause) - middle(boxOf("h2")))).toBeLessThan(4);
  },
);

test("only what comes next peeks, dimmed", async () => {
  await page.viewport(768, 1024);
  await render(<GuidePage />);
  const { left, right, top } = boxOf(".carousel-slides");
  const isCarousel = (x: number) =>
    document.querySelector(".carousel")?.contains(document.elementFromPoint(x, top + 9));
  expect([left - 30, left + 30, right + 30].map(isCarousel)).toEqual([false, true, true]);
  const slides = [...document.querySelectorAll(".carousel-slide")];
  const opacities = () => slides.map((slide) => getComputedStyle(slide).opacity);
  await expect.poll(opacities).toEqual(["1", "0.28", "0.28", "0.28"]);
});

test("on paper all four steps stand, two beside each other", async () => {
  await render(<GuidePage />);
  await emulateMedia({ media: "print" });
  const boxes = [...document.querySelectorAll(".carousel-slide")].map((slide) =>
    slide.getBoundingClientRect(),
  );
  expect(boxes.map(({ left }) => left === boxes[0]?.left)).toEqual([true, false, true, false]);
  expect(boxes.map(({ top }) => top === boxes[0]?.top)).toEqual([true, true, false, false]);
  expect(document.querySelector(".carousel-rotation")?.checkVisibility()).toBe(false);
  expect(document.querySelector(".carousel-controls")?.checkVisibility()).toBe(false);
});

function boxOf(selector: string) {
  return document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
}

function middle({ top, bottom }: DOMRect) {
  return (top + bottom) / 2;
}

function captions() {
  return [...document.querySelectorAll(".guide-caption")].map(({ textContent }) => textContent);
}
