import { PAGES, UNKNOWN_PATHS } from "../../helpers/fixture-site.ts";
import { nextFrames } from "../../helpers/next-frames.ts";
import { expect, test } from "../../helpers/site-test.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** A smaller shift moves no word by a full line on any of these pages. */
const IMPERCEPTIBLE = 0.005;

test.use({ contextOptions: { reducedMotion: "reduce" } }); // the heading would type

test("fonts that load late move nothing but the lines of a quote", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const path of [...PAGES, ...UNKNOWN_PATHS]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page, 3); // a shift is reported after its frame
    expect(await page.evaluate(layoutShift), path).toBeLessThan(IMPERCEPTIBLE);
  }
});

/** Runs in the page: how far text has moved on its own since the start; Chromium only. */
function layoutShift() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  // A busy Chromium also reports letters whose box is unchanged, for unknown reasons.
  const isMoved = ({ node, previousRect, currentRect }: LayoutShift["sources"][number]) =>
    (previousRect.x !== currentRect.x || previousRect.y !== currentRect.y) &&
    !node?.parentElement?.closest(".viewer-quote-region"); // has room for another line
  const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ sources }) =>
    sources.some(isMoved),
  );
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
