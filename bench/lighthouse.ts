import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumPath } from "../tools/chromium.ts";

const DEBUGGING_PORT = 9333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The medians that matter, of several runs as Lighthouse simulates a phone. */
export interface Scores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  /** Milliseconds, but for the layout shift, which has no unit. */
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blocking: number;
  shift: number;
}

/** The median scores, and the names of the audits that kept any run from full marks. */
export interface LighthouseResults {
  scores: Scores;
  shortfalls: string[];
}

export async function lighthouseScores(
  url: string,
  runs: number,
  ran: () => void,
): Promise<LighthouseResults> {
  const all: Scores[] = [];
  const shortfalls = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const report = await reportOf(url);
    all.push(scoresIn(report));
    for (const name of shortfallsIn(report)) shortfalls.add(name);
    ran();
  }
  const keys = Object.keys(all[0] ?? {}) as (keyof Scores)[];
  const scores = Object.fromEntries(
    keys.map((key) => [key, median(all.map((scores) => scores[key]))]),
  ) as unknown as Scores;
  return { scores, shortfalls: [...shortfalls] };
}

/** Lighthouse now and then misses the start of its own trace: then it is asked again. */
async function reportOf(url: string, triesLeft = 2): Promise<Result> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  }).finally(() => browser.close());

  const report = result?.lhr;
  if (report && !report.runtimeError) return report;
  if (triesLeft > 0) return reportOf(url, triesLeft - 1);
  throw new Error(report?.runtimeError?.message ?? "Lighthouse gave no report");
}

function shortfallsIn(report: Result) {
  return Object.values(report.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
}

function scoresIn(report: Result): Scores {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    blocking: value("total-blocking-time"),
    shift: Number(value("cumulative-layout-shift").toFixed(3)), // as Lighthouse shows it
  };
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
