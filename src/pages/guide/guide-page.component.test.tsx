import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateTextSize } from "../../../tests/helpers/emulate.ts";
import { WINDOW_SIZES } from "../../../tests/helpers/layout-faults.ts";
import { mountPrerendered } from "../../../tests/helpers/mount-prerendered.tsx";
import { boxOf, eachWindow, propsOf } from "../../../tests/helpers/mounted-page.ts";
import { installPrompt } from "../../install/install-prompt.ts";
import GuidePage from "./guide-page.tsx";

const guide = await propsOf("guide");
const captions = () => [...document.querySelectorAll(".guide-caption")];
const captionTexts = () => captions().map(({ textContent }) => textContent);

test("prerenders general captions, then shows those for this browser", async () => {
  const { hydrate } = mountPrerendered(<GuidePage page={guide} />);
  expect(captionTexts()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captionTexts).toEqual(guide.captions.desktop);
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

test("fits an install button on a small phone with text at 200 %", async () => {
  await page.viewport(320, 568);
  await emulateTextSize(32);
  await render(<GuidePage page={guide} />);
  installPrompt.listen(window);
  dispatchEvent(new Event("beforeinstallprompt"));
  await expect.element(page.getByRole("button", { name: guide.install.button })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(isPauseBesideTitle()).toBe(true);
});

function isPauseBesideTitle() {
  const [icon, title] = [".carousel-rotation .icon", ".carousel-slide:not([inert]) h2"].map(boxOf);
  const middle = ({ top, bottom }: DOMRect = new DOMRect()) => (top + bottom) / 2;
  return Math.abs(middle(icon) - middle(title)) < 4;
}
