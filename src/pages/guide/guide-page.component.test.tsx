import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateTextSize } from "../../../tests/helpers/emulate.ts";
import { WINDOW_SIZES } from "../../../tests/helpers/layout-faults.ts";
import { mountPrerendered } from "../../../tests/helpers/mount-prerendered.tsx";
import {
  boxOf,
  eachWindow,
  emptyPicture,
  propsOf,
  queryElement,
} from "../../../tests/helpers/mounted-page.ts";
import { installPrompt } from "../../install/install-prompt.ts";
import GuidePage from "./guide-page.tsx";

const guide = await propsOf("guide");
const WIDE = emptyPicture(1200, 800);
const captions = () => [...document.querySelectorAll(".guide-caption")];
const captionTexts = () => captions().map(({ textContent }) => textContent);

test("prerenders general captions, then shows those for this browser", async () => {
  const { hydrate } = mountPrerendered(<GuidePage page={guide} />);
  expect(captionTexts()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captionTexts).toEqual(guide.captions.desktop);
  await expect.element(page.getByText(guide.install.standalone)).not.toBeVisible();
});

test("reports in an app window that it is installed, and offers no button", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("(display-mode: standalone)") ? "all" : query),
  );
  await render(<GuidePage page={guide} />);
  expect(captionTexts()).toEqual(guide.captions.installed);
  expect(page.getByRole("status").elements()).toEqual([]);
});

test("a wide picture fills its frame, above the step's title", async () => {
  const steps = guide.steps.map((step) => ({ ...step, icon: WIDE }));
  await render(<GuidePage page={{ ...guide, steps }} />);
  await eachWindow(
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
    () => {
      const { width, height, bottom } = boxOf(".guide-picture");
      const isFilled = Math.abs((width - 2) / (height - 2) - WIDE.width / WIDE.height) < 0.01;
      const isAbove = bottom === boxOf(".guide-step").top;
      return isFilled && isAbove && isPauseBesideTitle() ? [] : [{ width, height, bottom }];
    },
  );
});

test("keeps carousel and controls in place with any captions", async () => {
  await render(<GuidePage page={guide} />);
  await eachWindow(WINDOW_SIZES, () =>
    Object.entries(guide.captions).filter(([, lines]) => {
      for (const [at, caption] of captions().entries()) caption.textContent = lines[at] ?? "";
      const { width, height } = boxOf(".carousel");
      const text = boxOf(".carousel-slide:not([inert]) .guide-step");
      const isOver = boxOf(".carousel-controls").top < text.bottom;
      return width !== 300 || height !== 600 || isOver || !isPauseBesideTitle();
    }),
  );
});

test.each([320, 390])("fits an install button at %i px with text at 200 %%", async (width) => {
  await page.viewport(width, 844);
  await emulateTextSize(32);
  await render(<GuidePage page={guide} />);
  installPrompt.listen(window);
  dispatchEvent(new Event("beforeinstallprompt"));
  await expect.element(page.getByRole("button", { name: guide.install.button })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(boxOf(".install .button").height).toBe(88); // the height of one line
  expect(isPauseBesideTitle()).toBe(true);
});

test.each([
  [768, 1024],
  [2560, 1440],
])("shows one more step, dimmed, at %i by %i", async (...size) => {
  await page.viewport(...size);
  await render(<GuidePage page={guide} />);
  const { left, right, top } = boxOf(".carousel");
  // The edge that clips the third slide.
  await expect.poll(() => boxOf(".carousel-slides").right).toBe(right + 316);
  const isCarousel = (x: number) =>
    queryElement(".carousel").contains(document.elementFromPoint(x, top + 9));
  expect([left - 30, left + 30, right + 30].map(isCarousel)).toEqual([false, true, true]);
  await expect
    .poll(() => getComputedStyle(queryElement(".carousel-slide[inert]")).opacity)
    .toBe("0.28");
});

test("keeps a text margin in a window narrower than a slide", async () => {
  await page.viewport(280, 653);
  await render(<GuidePage page={guide} />);
  const text = document.createRange();
  text.selectNodeContents(queryElement(".guide-step p"));
  expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
});

function isPauseBesideTitle() {
  const [icon, title] = [".carousel-rotation .icon", ".carousel-slide:not([inert]) h2"].map(boxOf);
  const middle = ({ top, bottom }: DOMRect = new DOMRect()) => (top + bottom) / 2;
  return Math.abs(middle(icon) - middle(title)) < 4;
}
