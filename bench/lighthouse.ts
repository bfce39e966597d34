import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { chromiumPath } from "../tests/tools/chromium.ts";
import type { Bench } from "./bench.ts";
import { PAGE_BUDGETS } from "./budgets.ts";
import { median, type Section, table, type Verdict } from "./report.ts";

const CLI = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");
const CATEGORIES = {
  Accessibility: "accessibility",
  "Best practices": "best-practices",
  SEO: "seo",
};
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
const HEAD = ["Page", "Performance", ...Object.keys(CATEGORIES), ...Object.keys(AUDITS)];

/** With a graphics card in software, the pages with effects must stay good, the others need not ask. */
const SOFTWARE = { flags: ["--use-angle=swiftshader"], middle: 90, least: 90 };
const CASES = [
  ...Object.values(PAGE_BUDGETS)
    .filter(({ path }) => !path.endsWith("/nope")) // a failure has no performance to speak of
    .map(({ path }) => ({ path, flags: [], middle: 100, least: 98 })),
  { path: "/", ...SOFTWARE },
  { path: "/roll-the-dice", ...SOFTWARE },
];

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** What Lighthouse's own command line says of the served pages, as it simulates a phone. */
export async function benchLighthouse({ origin, pace }: Bench): Promise<Section> {
  const rows: (string | number)[][] = [];
  const verdicts: Verdict[] = [];
  for (const { path, flags, middle, least } of CASES.slice(0, pace.samples)) {
    const reports: Report[] = [];
    for (let n = 0; n < pace.visits; n++) {
      const url = origin + path;
      reports.push(await ask(url, flags).catch(() => ask(url, flags))); // it may miss its own start
    }
    const scores = (category: string) =>
      reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    const values = (audit: string) =>
      reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    const name = [path, ...flags].join(" ");
    const performance = scores("performance");
    rows.push([
      name,
      performance.join(" "),
      ...Object.values(CATEGORIES).map((category) => median(scores(category))),
      ...Object.values(AUDITS).map((audit) => median(values(audit))),
    ]);
    verdicts.push({
      promise: `${name} in Lighthouse: performance ${middle} in the median, none under ${least}`,
      measured: performance.join(", "),
      kept: median(performance) >= middle && Math.min(...performance) >= least,
    });
    console.log(`Lighthouse ${name}: ${performance.join(" ")}`);
  }
  return {
    title: "Lighthouse, mobile",
    body: `By its own command line, on the site as \`npm start\` serves it. It reads robots.txt in the page's
name, which the site's policy forbids (\`connect-src 'none'\`): that takes 8 points off SEO.
Scores of performance, then medians; times in milliseconds.

${table(HEAD, rows)}`,
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
