import { basename } from "node:path";
import type { Page } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { isHydrated, visit } from "./browser.ts";
import { median, type Section, table } from "./report.ts";
import { serveWithCaddy } from "./serve.ts";

const LINES = [
  { name: "1.6 Mbit/s, 150 ms, 4× slower", mbit: 1.6, latency: 150, slowdown: 4 },
  { name: "9 Mbit/s, 60 ms, 4× slower", mbit: 9, latency: 60, slowdown: 4 },
  { name: "50 Mbit/s, 20 ms", mbit: 50, latency: 20, slowdown: 1 },
];
const PATHS = ["/", "/book/lyrics-of-the-mind-trilogy"];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  ignoreHTTPSErrors: true,
  serviceWorkers: "block",
} as const;
const HEAD = ["Line and processor", "Page", "Build", "First paint", "Largest paint", "Hydrated"];

/**
 * When the first words stand, the largest part is painted and the page answers, over HTTP/2 and a
 * line that is really slow; several builds are visited in turn, so that noise meets them alike.
 */
export async function benchStart({ browser, folders, pace }: Bench): Promise<Section> {
  const builds = await Promise.all(
    folders.map(async (folder) => ({ name: basename(folder), ...(await serveWithCaddy(folder)) })),
  );
  const rows: (string | number)[][] = [];
  for (const { name, slowdown, ...line } of LINES.slice(0, pace.samples)) {
    const options = { ...PHONE, slowdown, prepare: (page: Page) => slowDown(page, line) };
    for (const path of PATHS) {
      const seen = builds.map((build) => ({ ...build, starts: [] as number[][] }));
      for (let n = 0; n < pace.visits; n++) {
        for (const { origin, starts } of seen) {
          starts.push(await visit(browser, origin + path, options, startOf));
        }
      }
      for (const { name: build, starts } of seen) {
        const medians = [0, 1, 2].map((at) => median(starts.flatMap((times) => times[at] ?? [])));
        rows.push([name, path, build, ...medians]);
      }
      console.log(`start of ${path}, ${name}`);
    }
  }
  for (const { close } of builds) close();
  return {
    title: "The start",
    body: `Milliseconds, medians of ${pace.visits}, on a phone of 390×844 over HTTP/2 and Brotli.

${table(HEAD, rows)}`,
    verdicts: [],
  };
}

async function slowDown(page: Page, { mbit, latency }: { mbit: number; latency: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: (mbit * 1_000_000) / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** When the first paint, the largest one and hydration came. */
async function startOf(page: Page) {
  await isHydrated(page);
  await page.waitForTimeout(400); // what is painted last may come after
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return [at("first-contentful-paint"), largest, at("hydrated")];
  });
}
