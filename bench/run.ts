import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../build/browser.ts";
import { DIST_DIR } from "../build/paths.ts";
import { createSite } from "../build/static-server.ts";
import { PAGE_BUDGETS } from "./budgets.ts";
import { buildTimes } from "./build-time.ts";
import { ENGINES, engineCost, farthestPixel } from "./engines.ts";
import { heapOverAMinute, homeCost, STATES } from "./home.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { SIZES, type Size } from "./measure.ts";
import { drawPicture } from "./picture.ts";
import { createProgress } from "./progress.ts";
import { measureReading } from "./reading.ts";
import { writeReport } from "./report.ts";
import { judge, type Results, type SizeResults } from "./results.ts";
import { buildBenchPage, createBenchServer, createLighthouseServer, serve } from "./site.ts";
import { weighKept, weighPages } from "./weigh.ts";

const SECONDS = 8; // each measurement
const LIGHTHOUSE_RUNS = 5;
const LIGHTHOUSE_PAGES = Object.values(PAGE_BUDGETS)
  .filter(({ isFailure }) => !isFailure)
  .map(({ path }) => path);
const STEPS =
  SIZES.length * (ENGINES.length + STATES.length + 1) +
  4 +
  LIGHTHOUSE_PAGES.length * LIGHTHOUSE_RUNS;

/** Measures the effects, reading and loading, prints what was promised and writes the report. */
async function bench() {
  if (!existsSync(join(DIST_DIR, "index.html"))) {
    throw new Error("There is no built site yet: run `npm run build`.");
  }
  const progress = createProgress(STEPS);
  const benchSite = await serve(createBenchServer(await buildBenchPage()));
  const site = await serve(createSite(DIST_DIR));
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});

  const sizes: SizeResults[] = [];
  for (const size of SIZES) {
    sizes.push(await measureSize(browser, benchSite.origin, site.origin, size, progress.step));
  }
  const heap = await heapOverAMinute(browser, site.origin, SIZES[0]);
  progress.step("heap over a minute");
  const machine = `Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
  const weights = await weighPages(browser, site.origin, DIST_DIR);
  progress.step("weights");
  await browser.close();
  const build = buildTimes();
  progress.step("build");
  const reading = await measureReading();
  progress.step("reading");
  const forLighthouse = await serve(createLighthouseServer(DIST_DIR));
  const lighthouse = await eachInTurn(LIGHTHOUSE_PAGES, (path) =>
    lighthouseScores(forLighthouse.origin + path, LIGHTHOUSE_RUNS, () =>
      progress.step(`Lighthouse ${path}`),
    ),
  );
  forLighthouse.close();
  benchSite.close();
  site.close();
  progress.end();

  const kept = weighKept(DIST_DIR);
  const results: Results = { sizes, heap, reading, lighthouse, weights, kept, build };
  for (const { promise, measured, kept } of judge(results)) {
    console.log(`${kept ? "kept  " : "BROKEN"}  ${promise}: ${measured}`);
  }
  await writeFile(join("bench", "report.md"), writeReport(results, machine));
  await writeFile(join("bench", "results.svg"), drawPicture(sizes));
  console.log("\nWritten to bench/report.md and bench/results.svg");
}

async function measureSize(
  browser: Browser,
  benchOrigin: string,
  origin: string,
  size: Size,
  step: (what: string) => void,
): Promise<SizeResults> {
  const engines = await eachInTurn(ENGINES, async (engine) => {
    const cost = await engineCost(browser, benchOrigin, engine, size, SECONDS);
    step(`${engine}, ${size.name}`);
    return cost;
  });
  const home = await eachInTurn(STATES, async (state) => {
    const cost = await homeCost(browser, origin, state, size, SECONDS);
    step(`home ${state}, ${size.name}`);
    return cost;
  });
  const farthest = await farthestPixel(browser, benchOrigin, size);
  step(`rays beside full resolution, ${size.name}`);
  return { size: size.name, engines, home, farthestPixel: farthest };
}

/** One after the other, because they would disturb each other's measurements. */
async function eachInTurn<K extends string, V>(
  keys: readonly K[],
  measure: (key: K) => Promise<V>,
) {
  const found = {} as Record<K, V>;
  for (const key of keys) found[key] = await measure(key);
  return found;
}

await bench();
