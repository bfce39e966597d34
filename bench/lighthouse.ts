import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { chromiumPath } from "../tools/chromium.ts";
import type { Pace } from "./pace.ts";
import { quantile, type Section, table, type Verdict } from "./report.ts";

const CLI = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
/** With a graphics card in software, the pages with effects must stay good, the others need not ask. */
const SOFTWARE = { flag: "--use-angle=swiftshader", least: 90 };

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** What Lighthouse's own command line says of the served pages, as it simulates a phone. */
export async function benchLighthouse(
  origin: string,
  paths: string[],
  { lighthouseRuns, samples }: Pace,
): Promise<Section> {
  const rows: (string | number)[][] = [];
  const verdicts: Verdict[] = [];
  const runs = [
    ...paths.map((path) => ({ path, flags: [] as string[], median: 100, least: 98 })),
    ...["/", "/roll-the-dice"].map((path) => ({
      path,
      flags: [SOFTWARE.flag],
      median: SOFTWARE.least,
      least: SOFTWARE.least,
    })),
  ];
  for (const { path, flags, median, least } of runs.slice(0, samples)) {
    const reports: Report[] = [];
    for (let n = 0; n < lighthouseRuns; n++) {
      const url = origin + path;
      reports.push(await ask(url, flags).catch(() => ask(url, flags))); // it may miss its own start
    }
    const name = [path, ...flags].join(" ");
    const scores = reports.map((report) => scoreOf(report, "performance"));
    rows.push([
      name,
      scores.join(" "),
      ...CATEGORIES.slice(1).map((category) => middle(reports, (it) => scoreOf(it, category))),
      ...Object.values(AUDITS).map((audit) =>
        middle(reports, (it) => it.audits[audit]?.numericValue ?? Number.NaN),
      ),
    ]);
    verdicts.push({
      promise: `${name} in Lighthouse: performance ${median} in the median, none under ${least}`,
      measured: scores.join(", "),
      kept: quantile(scores, 0.5) >= median && Math.min(...scores) >= least,
    });
    console.log(`Lighthouse ${name}: ${scores.join(" ")}`);
  }
  return {
    title: "Lighthouse, mobile",
    body: `By its own command line, on the site as \`npm start\` serves it. It reads robots.txt in the page's
name, which the site's policy forbids (\`connect-src 'none'\`): that takes 8 points off SEO.
Scores of performance, then medians; times in milliseconds.

${table(["Page", "Performance", "Accessibility", "Best practices", "SEO", ...Object.keys(AUDITS)], rows)}`,
    verdicts,
  };
}

async function ask(url: string, flags: string[]): Promise<Report> {
  const chromeFlags = ["--headless=new", "--no-sandbox", ...flags].join(" ");
  const args = [CLI, url, "--output=json", "--quiet", `--chrome-flags=${chromeFlags}`];
  const CHROME_PATH = chromiumPath();
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...(CHROME_PATH && { CHROME_PATH }) },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}

function scoreOf({ categories }: Report, name: string) {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function middle(reports: Report[], value: (report: Report) => number) {
  return quantile(reports.map(value), 0.5);
}
