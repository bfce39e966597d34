import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createSite } from "../deploy/static-server.ts";
import { runCommand } from "../desk/run-command.ts";
import { chromiumPath } from "../tools/chromium.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PAGE_BUDGETS } from "./budgets.ts";
import { buildTimes } from "./build-time.ts";
import { ENGINES, engineCost, farthestPixel } from "./engines.ts";
import { heapOverTime, homeCost, STATES } from "./home.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { SIZES, type Size } from "./measure.ts";
import { type Pace, typedPace } from "./pace.ts";
import { drawPicture } from "./picture.ts";
import { createProgress } from "./progress.ts";
import { measureReading } from "./reading.ts";
import { writeReport } from "./report.ts";
import { judge, type Results, type SizeResults } from "./results.ts";
import { buildBenchPage, createBenchServer, createLighthouseServer, serve } from "./site.ts";
import { weighKept, weighKinds } from "./weigh.ts";

const USAGE = `Measures the built site and its effects, and writes bench/report.md.

  npm run bench               in a quarter of an hour, on a quiet machine
  npm run bench -- --brief    each for a moment, to see whether all of it works`;
const LIGHTHOUSE_PAGES = Object.values(PAGE_BUDGETS)
  .filter(({ isFailure }) => !isFailure)
  .map(({ path }) => path);
const STEPS_OF_A_SIZE = ENGINES.length + STATES.length + 1;

/** Measures the effects, reading and loading, prints what was promised and writes the report. */
async function bench() {
  const { dist } = pathsFrom(process.env);
  if (!existsSync(join(dist, "index.html"))) {
    console.error("There is no built site yet: run `npm run build`.");
    return false;
  }
  const { isBrief, pace } = typedPace();
  const progress = createProgress(
    SIZES.length * STEPS_OF_A_SIZE + 4 + LIGHTHOUSE_PAGES.length * pace.lighthouseRuns,
  );
  const benchSite = await serve(createBenchServer(await buildBenchPage()));
  const site = await serve(createSite(dist));
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});

  const sizes: SizeResults[] = [];
  for (const size of SIZES) {
    const origins = { bench: benchSite.origin, site: site.origin };
    sizes.push(await measureSize(browser, origins, size, pace, progress.step));
  }
  const heap = await heapOverTime(browser, site.origin, SIZES[0], pace.heap);
  progress.step("heap over a minute");
  const machine = `Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
  const weights = await weighKinds(browser, site.origin, dist);
  progress.step("weights");
  await browser.close();
  const build = buildTimes();
  progress.step("build");
  const reading = await measureReading(dist, pace.turns);
  progress.step("reading");
  const forLighthouse = await serve(createLighthouseServer(dist));
  const lighthouse = await eachInTurn(LIGHTHOUSE_PAGES, (path) =>
    lighthouseScores(forLighthouse.origin + path, pace.lighthouseRuns, () =>
      progress.step(`Lighthouse ${path}`),
    ),
  );
  forLighthouse.close();
  benchSite.close();
  site.close();
  progress.end();

  const kept = weighKept(dist);
  const results: Results = { sizes, heap, reading, lighthouse, weights, kept, build };
  for (const { promise, measured, kept } of judge(results)) {
    console.log(`${kept ? "kept  " : "BROKEN"}  ${promise}: ${measured}`);
  }
  if (isBrief) {
    console.log("\nToo brief to believe: no report is written.");
  } else {
    await writeFile(join("bench", "report.md"), writeReport(results, machine));
    await writeFile(join("bench", "results.svg"), drawPicture(sizes));
    console.log("\nWritten to bench/report.md and bench/results.svg");
  }
  return true;
}

async function measureSize(
  browser: Browser,
  origins: { bench: string; site: string },
  size: Size,
  { seconds }: Pace,
  step: (what: string) => void,
): Promise<SizeResults> {
  const engines = await eachInTurn(ENGINES, async (engine) => {
    const cost = await engineCost(browser, origins.bench, engine, size, seconds);
    step(`${engine}, ${size.name}`);
    return cost;
  });
  const home = await eachInTurn(STATES, async (state) => {
    const cost = await homeCost(browser, origins.site, state, size, seconds);
    step(`home ${state}, ${size.name}`);
    return cost;
  });
  const farthest = await farthestPixel(browser, origins.bench, size);
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

await runCommand(USAGE, bench);
