import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import sirv from "sirv";
import { build } from "vite";
import { CACHE_DIR } from "../tools/paths.ts";
import { SIZE_NAMES, SIZES, type SizeName, visit } from "./browser.ts";
import { COST_HEAD, type Cost, costOf, costRow, countDrawings } from "./measure.ts";
import type { Pace } from "./pace.ts";
import { atMost, type Section, table, timesLess, type Verdict } from "./report.ts";
import { listen } from "./serve.ts";

const ENGINES = [
  "letters-every-frame",
  "letters-every-tick",
  "letters-worker",
  "letters-page",
  "rays-full",
  "rays-quarter",
] as const;
type Costs = Record<(typeof ENGINES)[number], Cost>;

/** What each engine costs alone on an otherwise empty page, beside the plain way. */
export async function benchEngines(browser: Browser, pace: Pace): Promise<Section> {
  const { origin, close } = await serveBenchPage();
  const parts: { body: string; verdicts: Verdict[] }[] = [];
  for (const size of SIZE_NAMES) {
    const costs = {} as Costs;
    for (const engine of ENGINES) {
      const options = { ...SIZES[size], prepare: countDrawings };
      costs[engine] = await visit(
        browser,
        `${origin}/page?show=${engine}`,
        options,
        async (page) => {
          await page.waitForTimeout(1500);
          return costOf(browser, page, pace.seconds);
        },
      );
      console.log(`${engine}, ${size}`);
    }
    parts.push({
      body: `\n### ${size}\n${table(
        COST_HEAD,
        ENGINES.map((name) => costRow(name, costs[name])),
      )}\n`,
      verdicts: judge(size, costs, await farthestPixel(browser, origin, size)),
    });
  }
  close();
  return {
    title: "Each engine alone",
    body: `The plain way writes every letter again at each change, 20 times a second, and draws rays at full
resolution and 60 frames a second; those are what the promises compare with, for each change and
each frame, since a busy machine skips some. \`letters-every-frame\` is what is usually done.
${parts.map(({ body }) => body).join("")}`,
    verdicts: parts.flatMap(({ verdicts }) => verdicts),
  };
}

/** Serves the page that shows one effect alone. */
export async function serveBenchPage() {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const outDir = join(CACHE_DIR, "bench");
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, "page.html") },
    },
  });
  return listen(createServer(sirv(outDir, { extensions: ["html"] })));
}

function judge(size: string, costs: Costs, farthest: number): Verdict[] {
  const plain = costs["letters-every-tick"];
  const worker = costs["letters-worker"];
  const page = costs["letters-page"];
  const full = costs["rays-full"];
  const quarter = costs["rays-quarter"];
  const on = (promise: string) => `${promise} (${size})`;
  const each = (cost: Cost, key: "task" | "renderer") => cost[key] / cost.letters;
  return [
    timesLess(
      on("Letters in a worker, main thread"),
      each(plain, "task"),
      each(worker, "task"),
      100,
    ),
    timesLess(on("Letters without one, main thread"), each(plain, "task"), each(page, "task"), 5),
    timesLess(on("Letters, renderer"), each(plain, "renderer"), each(worker, "renderer"), 3),
    timesLess(on("Rays, GPU process a frame"), full.gpu / full.rays, quarter.gpu / quarter.rays, 6),
    {
      promise: on("Rays, 30 frames a second"),
      measured: `${quarter.rays.toFixed(1)}, full resolution ${full.rays.toFixed(1)}`,
      kept: quarter.rays > 29,
    },
    atMost(on("Rays, farthest pixel from full resolution"), farthest, 4, "of 255"),
  ];
}

/** How far, of 255 levels, any pixel of the rays is from the same moment at full resolution. */
async function farthestPixel(browser: Browser, origin: string, size: SizeName) {
  const pictures: Buffer[] = [];
  for (const show of ["still-quarter", "still-full"]) {
    const picture = await visit(
      browser,
      `${origin}/page?show=${show}`,
      SIZES[size],
      async (page) => {
        await page.waitForTimeout(1500);
        return page.screenshot();
      },
    );
    pictures.push(await sharp(picture).removeAlpha().raw().toBuffer());
  }
  const [quarter, full] = pictures;
  let farthest = 0;
  for (const [i, level] of (full ?? []).entries()) {
    farthest = Math.max(farthest, Math.abs(level - (quarter?.[i] ?? 0)));
  }
  return farthest;
}
