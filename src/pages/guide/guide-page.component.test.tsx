import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults, SIZES } from "../../../tests/helpers/boxes";
import { emulateMedia, emulateTextSize } from "../../../tests/helpers/emulate";
import { propsOf } from "../../../tests/helpers/page-props";
import { serveComponent } from "../../../tests/helpers/serve-component";
import { installPrompt } from "../../install/install-prompt";
import { GuidePage } from "./guide-page";

const guide = await propsOf("guide");
const PAUSE = ".carousel-rotation .icon";

beforeEach(() => page.viewport(390, 844));
afterEach(() => void vi.restoreAllMocks());

test("as served the captions fit everyone, and then the reader's own browser", async () => {
  const { hydrate } = serveComponent(<GuidePage page={guide} />);
  expect(captions()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captions).toEqual(guide.captions["desktop-chromium"]);
});

test("in a browser's tab nothing claims to be installed", async () => {
  await render(<GuidePage page={guide} />);
  await expect.element(page.getByText(guide.install.standalone)).not.toBeVisible();
});

test("in a window of its own the captions say so, and nothing offers to install", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("(display-mode: standalone)") ? "all" : query),
  );
  await render(<GuidePage page={guide} />);
  expect(captions()).toEqual(guide.captions.installed);
  expect(page.getByRole("status").elements()).toEqual([]);
});

test.each(SIZES)(
  "at %i by %i box, words and controls have their places, whatever the captions",
  async (width, height) => {
    await page.viewport(width, height);
    await render(<GuidePage page={guide} />);
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
      if (height >= 700) expect(controls.bottom).toBeLessThanOrEqual(innerHeight);
    }
    expect(boxOf(PAUSE).top).toBeGreaterThan(boxOf(".guide-picture").bottom);
    expectPauseBesideTitle();
    expect(layoutFaults()).toEqual([]);
  },
);

test.each([320, 390])(
  "at %i pixels text of 200 %% stays inside, with an offer too",
  async (width) => {
    await page.viewport(width, 844);
    await emulateTextSize(32);
    await render(<GuidePage page={guide} />);
    installPrompt.listen(window);
    dispatchEvent(new Event("beforeinstallprompt"));
    await expect.element(page.getByRole("button", { name: guide.install.button })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(boxOf(".install").right).toBeLessThan(width);
    expect(boxOf(".install .button").height).toBe(88); // one line
    expectPauseBesideTitle();
  },
);

test("in a window narrower than a slide its words keep off the glass", async () => {
  await page.viewport(280, 653);
  await render(<GuidePage page={guide} />);
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".guide-step p") as Node);
  expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
});

test("of the steps to come one peeks, on the largest screen too", async () => {
  await page.viewport(2560, 1440);
  await render(<GuidePage page={guide} />);
  const [slides] = document.getElementsByClassName("carousel-slides");
  const clip = () => slides && getComputedStyle(slides).clipPath;
  await expect.poll(clip).toBe("inset(0px -316px 0px 0px)");
});

test("only what comes next peeks, dimmed", async () => {
  await page.viewport(768, 1024);
  await render(<GuidePage page={guide} />);
  const { left, right, top } = boxOf(".carousel-slides");
  const isCarousel = (x: number) =>
    document.querySelector(".carousel")?.contains(document.elementFromPoint(x, top + 9));
  expect([left - 30, left + 30, right + 30].map(isCarousel)).toEqual([false, true, true]);
  const slides = [...document.querySelectorAll(".carousel-slide")];
  const opacities = () => slides.map((slide) => getComputedStyle(slide).opacity);
  await expect.poll(opacities).toEqual(["1", "0.28", "0.28", "0.28"]);
});

test("on paper all four steps stand, two beside each other", async () => {
  await render(<GuidePage page={guide} />);
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

function expectPauseBesideTitle() {
  const apart = middle(boxOf(PAUSE)) - middle(boxOf(".carousel-slide:not([inert]) h2"));
  expect(Math.abs(apart)).toBeLessThan(4);
}

function middle({ top, bottom }: DOMRect) {
  return (top + bottom) / 2;
}

function captions() {
  return [...document.querySelectorAll(".guide-caption")].map(({ textContent }) => textContent);
}
