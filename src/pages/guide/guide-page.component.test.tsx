import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SIZES } from "../../../tests/helpers/boxes";
import { emulateTextSize } from "../../../tests/helpers/emulate";
import { propsOf } from "../../../tests/helpers/page-props";
import { serveComponent } from "../../../tests/helpers/serve-component";
import { installPrompt } from "../../install/install-prompt";
import { GuidePage } from "./guide-page";

const guide = await propsOf("guide");

afterEach(() => void vi.restoreAllMocks());

test("serves captions for every browser, then shows those for the reader's", async () => {
  const { hydrate } = serveComponent(<GuidePage page={guide} />);
  expect(captions()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captions).toEqual(guide.captions["desktop-chromium"]);
  await expect.element(page.getByText(guide.install.standalone)).not.toBeVisible();
});

test("says in a window of its own that it is installed, and offers no installing", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("(display-mode: standalone)") ? "all" : query),
  );
  await render(<GuidePage page={guide} />);
  expect(captions()).toEqual(guide.captions.installed);
  expect(page.getByRole("status").elements()).toEqual([]);
});

test.each(Object.entries(guide.captions))(
  "keeps its box and its controls in place with the captions for %s",
  async (_platform, lines) => {
    await render(<GuidePage page={guide} />);
    const places = document.querySelectorAll(".guide-caption");
    for (const [at, place] of places.entries()) place.textContent = lines[at] ?? "";
    for (const [windowWidth, windowHeight] of SIZES) {
      await page.viewport(windowWidth, windowHeight);
      const { width, height } = boxOf(".carousel");
      expect([width, height], `${windowWidth} by ${windowHeight}`).toEqual([300, 600]);
      const text = boxOf(".carousel-slide:not([inert]) .guide-step");
      expect(boxOf(".carousel-controls").top).toBeGreaterThanOrEqual(text.bottom);
      expectPauseBesideTitle();
    }
  },
);

test.each([320, 390])("fits an offer to install with text at 200 %% at %i px", async (width) => {
  await page.viewport(width, 844);
  await emulateTextSize(32);
  await render(<GuidePage page={guide} />);
  installPrompt.listen(window);
  dispatchEvent(new Event("beforeinstallprompt"));
  await expect.element(page.getByRole("button", { name: guide.install.button })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(boxOf(".install .button").height).toBe(88); // one line
  expectPauseBesideTitle();
});

test.each([
  [768, 1024],
  [2560, 1440],
])("shows one more step, dimmed, at %i by %i", async (...size) => {
  await page.viewport(...size);
  await render(<GuidePage page={guide} />);
  const { left, right, top } = boxOf(".carousel");
  await expect.poll(() => boxOf(".carousel-slides").right).toBe(right + 316); // what clips the third
  const isCarousel = (x: number) =>
    document.querySelector(".carousel")?.contains(document.elementFromPoint(x, top + 9));
  expect([left - 30, left + 30, right + 30].map(isCarousel)).toEqual([false, true, true]);
  const next = document.querySelector(".carousel-slide[inert]") as Element;
  await expect.poll(() => getComputedStyle(next).opacity).toBe("0.28");
});

test("keeps its words off the edge of a window narrower than a slide", async () => {
  await page.viewport(280, 653);
  await render(<GuidePage page={guide} />);
  const text = document.createRange();
  text.selectNodeContents(document.querySelector(".guide-step p") as Node);
  expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
});

function boxOf(selector: string) {
  return document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
}

function expectPauseBesideTitle() {
  const [icon, title] = [".carousel-rotation .icon", ".carousel-slide:not([inert]) h2"].map(boxOf);
  const middle = ({ top, bottom }: DOMRect = new DOMRect()) => (top + bottom) / 2;
  expect(Math.abs(middle(icon) - middle(title))).toBeLessThan(4);
}

function captions() {
  return [...document.querySelectorAll(".guide-caption")].map(({ textContent }) => textContent);
}
