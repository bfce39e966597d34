import type { Page } from "@playwright/test";
import { isHydrated, launch, visit } from "./browser.ts";
import type { Pace } from "./pace.ts";
import { quantile, type Section, table } from "./report.ts";
import { serveWithCaddy } from "./serve.ts";

const LINES = [
  { name: "1.6 Mbit/s, 150 ms, 4× slower", mbit: 1.6, latency: 150, slowdown: 4 },
  { name: "9 Mbit/s, 60 ms, 4× slower", mbit: 9, latency: 60, slowdown: 4 },
  { name: "50 Mbit/s, 20 ms", mbit: 50, latency: 20, slowdown: 1 },
];
const PATHS = ["/", "/book/lyrics-of-the-mind-trilogy"];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

interface Start {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
}

/**
 * When the first words stand, the largest part is painted and the page answers, over HTTP/2 and a
 * line that is really slow; several builds are visited in turn, so that noise meets them alike.
 */
export async function benchStart(folders: string[], { visits }: Pace): Promise<Section> {
  const { origins, close } = await serveWithCaddy(folders);
  const browser = await launch();
  const rows: (string | number)[][] = [];
  for (const line of LINES) {
    for (const path of PATHS) {
      const seen: Start[][] = folders.map(() => []);
      for (let n = 0; n < visits; n++) {
        for (const [at, origin] of origins.entries()) {
          const options = {
            ...PHONE,
            slowdown: line.slowdown,
            ignoreHTTPSErrors: true,
            serviceWorkers: "block",
            prepare: (page: Page) => slowDown(page, line),
          } as const;
          seen[at]?.push(await visit(browser, origin + path, options, startOf));
        }
      }
      for (const [at, folder] of folders.entries()) {
        const median = (key: keyof Start) =>
          quantile(
            (seen[at] ?? []).map((start) => start[key]),
            0.5,
          );
        const times = [median("firstPaint"), median("largestPaint"), median("hydrated")];
        rows.push([line.name, path, folder.split(/[\\/]/).at(-1) ?? "", ...times]);
      }
      console.log(`start of ${path}, ${line.name}`);
    }
  }
  await browser.close();
  close();
  const head = ["Line and processor", "Page", "Build", "First paint", "Largest paint", "Hydrated"];
  return {
    title: "The start",
    body: `Milliseconds, medians of ${visits}, on a phone of 390×844 over HTTP/2 and Brotli.\n\n${table(head, rows)}`,
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

async function startOf(page: Page): Promise<Start> {
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
    return {
      firstPaint: at("first-contentful-paint"),
      largestPaint: largest,
      hydrated: at("hydrated"),
    };
  });
}
