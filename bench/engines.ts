import sharp from "sharp";
import type { Bench } from "./bench.ts";
import { SIZES, type SizeName, visit } from "./browser.ts";
import { type Cost, costOf, costTables, countDrawings } from "./measure.ts";
import { atMost, type Section, timesLess, type Verdict } from "./report.ts";
import { serveBenchPage } from "./serve.ts";

const ENGINES = [
  "letters-every-frame",
  "letters-every-tick",
  "letters-worker",
  "letters-page",
  "rays-full",
  "rays-quarter",
] as const;
const START_MS = 1500;

/** What each engine costs alone on an otherwise empty page, beside the plain way. */
export async function benchEngines({ browser, pace }: Bench): Promise<Section> {
  const { origin, close } = await serveBenchPage();
  const still = (show: string, size: SizeName) =>
    visit(browser, `${origin}/?show=${show}`, SIZES[size], async (page) => {
      await page.waitForTimeout(START_MS);
      return sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer();
    });
  const { body, verdicts } = await costTables(
    ENGINES,
    pace.samples,
    (engine, size) => {
      const options = { ...SIZES[size], prepare: countDrawings };
      return visit(browser, `${origin}/?show=${engine}`, options, async (page) => {
        await page.waitForTimeout(START_MS);
        return costOf(browser, page, pace.seconds);
      });
    },
    async (costs, size) => {
      const [quarter, full] = [await still("still-quarter", size), await still("still-full", size)];
      return judge(costs, farthest(quarter, full), size);
    },
  );
  close();
  return {
    title: "Each engine alone",
    body: `The plain way writes every letter again at each change, 20 times a second, and draws rays at full
resolution and 60 frames a second; those are what the promises compare with, for each change and
each frame, since a busy machine skips some. \`letters-every-frame\` is what is usually done.
${body}`,
    verdicts,
  };
}

type Costs = Record<(typeof ENGINES)[number], Cost>;

function judge(costs: Costs, farthest: number, size: SizeName): Verdict[] {
  const { "letters-every-tick": plain, "letters-worker": worker, "letters-page": page } = costs;
  const { "rays-full": full, "rays-quarter": quarter } = costs;
  const on = (promise: string) => `${promise} (${size})`;
  const task = (cost: Cost) => cost.task / cost.letters;
  const renderer = (cost: Cost) => cost.renderer / cost.letters;
  const gpu = (cost: Cost) => cost.gpu / cost.rays;
  return [
    timesLess(on("Letters in a worker, main thread"), task(plain), task(worker), 100),
    timesLess(on("Letters without one, main thread"), task(plain), task(page), 5),
    timesLess(on("Letters, renderer"), renderer(plain), renderer(worker), 3),
    timesLess(on("Rays, GPU process a frame"), gpu(full), gpu(quarter), 6),
    {
      promise: on("Rays, 30 frames a second"),
      measured: `${quarter.rays.toFixed(1)}, full resolution ${full.rays.toFixed(1)}`,
      kept: quarter.rays > 29,
    },
    atMost(on("Rays, farthest pixel from full resolution"), farthest, 4, "of 255"),
  ];
}

/** How far, of 255 levels, any pixel of one picture is from the other's. */
function farthest(one: Buffer, other: Buffer) {
  return one.reduce((most, level, at) => Math.max(most, Math.abs(level - (other[at] ?? 0))), 0);
}
