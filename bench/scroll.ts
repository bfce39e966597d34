import { basename } from "node:path";
import { createSite } from "../deploy/static-server.ts";
import type { Bench } from "./bench.ts";
import { effectsStand, visit } from "./browser.ts";
import { atMost, type Section, table } from "./report.ts";
import { listen } from "./serve.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const SLOWDOWN = 4;
const TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];

/** Whether the display gets its frames while a finger scrolls the home page on a slow phone. */
export async function benchScroll({ browser, folders }: Bench): Promise<Section> {
  const counts: { folder: string; drawn: number; dropped: number }[] = [];
  for (const folder of folders) {
    const { origin, close } = await listen(createSite(folder));
    const trace = await visit(browser, origin, { ...PHONE, slowdown: SLOWDOWN }, async (page) => {
      await effectsStand(page);
      await page.waitForTimeout(3000);
      const session = await page.context().newCDPSession(page);
      await browser.startTracing(page, { categories: TRACED });
      for (const yDistance of [-1500, 1500, -1500, 1500]) {
        await session.send("Input.synthesizeScrollGesture", {
          x: 195,
          y: 420,
          yDistance,
          speed: 1500,
          gestureSourceType: "touch",
        });
      }
      return String(await browser.stopTracing());
    });
    close();
    const { traceEvents } = JSON.parse(trace) as { traceEvents: { name: string }[] };
    const count = (event: string) => traceEvents.filter(({ name }) => name === event).length;
    counts.push({ folder, drawn: count("DrawFrame"), dropped: count("DroppedFrame") });
    console.log(`scrolling, ${folder}`);
  }
  const rows = counts.map((it) => [basename(it.folder), it.drawn, it.dropped]);
  const [{ drawn, dropped } = { drawn: 0, dropped: 0 }] = counts;
  return {
    title: "Scrolling",
    body: `Frames while a finger scrolls the home page up and down twice, on a phone ${SLOWDOWN}× slower.

${table(["Build", "Drawn", "Dropped"], rows)}`,
    verdicts: [
      atMost("Frames dropped while scrolling", (100 * dropped) / (drawn + dropped), 5, "%"),
    ],
  };
}
