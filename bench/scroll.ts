import { effectsStand, launch, visit } from "./browser.ts";
import { atMost, type Section, table } from "./report.ts";
import { serveWithCaddy } from "./serve.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const SLOWDOWN = 4;
const TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];

/** Whether the display gets its frames while a finger scrolls the home page on a slow phone. */
export async function benchScroll(folders: string[]): Promise<Section> {
  const { origins, close } = await serveWithCaddy(folders);
  const browser = await launch();
  const rows: (string | number)[][] = [];
  const options = { ...PHONE, slowdown: SLOWDOWN, ignoreHTTPSErrors: true };
  for (const [at, origin] of origins.entries()) {
    const frames = await visit(browser, origin, options, async (page) => {
      await effectsStand(page);
      await page.waitForTimeout(3000);
      const session = await page.context().newCDPSession(page);
      await browser.startTracing(page, { categories: TRACED });
      for (const distance of [-1500, 1500, -1500, 1500]) {
        await session.send("Input.synthesizeScrollGesture", {
          x: 195,
          y: 420,
          yDistance: distance,
          speed: 1500,
          gestureSourceType: "touch",
        });
      }
      return framesIn(String(await browser.stopTracing()));
    });
    rows.push([folders[at]?.split(/[\\/]/).at(-1) ?? "", frames.drawn, frames.dropped]);
    console.log(`scrolling, ${folders[at]}`);
  }
  await browser.close();
  close();
  const [, drawn = 0, dropped = 0] = rows[0] ?? [];
  const share = (100 * Number(dropped)) / (Number(drawn) + Number(dropped));
  return {
    title: "Scrolling",
    body: `Frames while a finger scrolls the home page up and down twice, on a phone ${SLOWDOWN}× slower.\n\n${table(
      ["Build", "Drawn", "Dropped"],
      rows,
    )}`,
    verdicts: [atMost("Frames dropped while scrolling", share, 5, "%")],
  };
}

/** Counts in a trace of the compositor. */
export function framesIn(trace: string) {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: { name: string }[] };
  const count = (wanted: string) => traceEvents.filter(({ name }) => name === wanted).length;
  return { drawn: count("DrawFrame"), dropped: count("DroppedFrame") };
}
