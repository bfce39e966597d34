import { basename } from "node:path";
import { createSite } from "../deploy/static-server.ts";
import type { Bench } from "./bench.ts";
import { effectsStand, visit } from "./browser.ts";
import { atMost, type Section, table } from "./report.ts";
import { listen } from "./serve.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const SLOWDOWN = 4;
const TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];

interface FrameEvent {
  name: string;
  /** Of a dropped frame: whether the page was moved all the same, only not drawn anew. */
  args: { hasPartialUpdate?: boolean };
}

/** Whether the display gets its frames while a reader scrolls the home page on a slow phone. */
export async function benchScroll({ browser, folders }: Bench): Promise<Section> {
  const counts: { folder: string; drawn: number; late: number; dropped: number }[] = [];
  for (const folder of folders) {
    const { origin, close } = await listen(createSite(folder));
    const trace = await visit(browser, origin, { ...PHONE, slowdown: SLOWDOWN }, async (page) => {
      await effectsStand(page);
      await page.waitForTimeout(3000);
      const session = await page.context().newCDPSession(page);
      const heights = new Set<number>();
      await browser.startTracing(page, { categories: TRACED });
      for (const yDistance of [-1500, 1500, -1500, 1500]) {
        await session.send("Input.synthesizeScrollGesture", {
          x: 195,
          y: 420,
          yDistance,
          speed: 1500,
          gestureSourceType: "mouse", // Chromium without a touch screen makes nothing of "touch"
        });
        heights.add(await page.evaluate(() => scrollY));
      }
      if (heights.size < 2) throw new Error("The page did not scroll");
      return String(await browser.stopTracing());
    });
    close();
    const { traceEvents } = JSON.parse(trace) as { traceEvents: FrameEvent[] };
    const dropped = traceEvents.filter(({ name }) => name === "DroppedFrame");
    const late = dropped.filter(({ args }) => args.hasPartialUpdate).length;
    const drawn = traceEvents.filter(({ name }) => name === "DrawFrame").length;
    counts.push({ folder, drawn, late, dropped: dropped.length - late });
    console.log(`scrolling, ${folder}`);
  }
  const rows = counts.map((it) => [basename(it.folder), it.drawn, it.late, it.dropped]);
  const [{ drawn, dropped } = { drawn: 0, dropped: 0 }] = counts;
  return {
    title: "Scrolling",
    body: `Frames while the home page is scrolled up and down twice, on a phone ${SLOWDOWN}× slower.
Those without news scrolled, but what the page changed itself, as the typing does, came later.

${table(["Build", "Drawn", "Of them without news", "Dropped"], rows)}`,
    verdicts: [
      atMost("Frames dropped while scrolling", (100 * dropped) / (drawn + dropped), 5, "%"),
    ],
  };
}
