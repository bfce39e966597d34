import type { Browser } from "@playwright/test";
import { excess, PAGE_BUDGETS, SITE_BUDGETS, type Weight } from "./budgets.ts";
import { buildTimes } from "./build-time.ts";
import { atMost, type Section, table, type Verdict } from "./report.ts";
import { weighKept, weighKinds } from "./weigh.ts";

const PARTS = ["html", "css", "javascript", "fonts", "images", "requests"] as const;

/** What each kind of page weighs, and how long the build takes, against their budgets. */
export async function benchWeights(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Section> {
  const weights = await weighKinds(browser, origin, folder);
  const build = buildTimes();
  const kept = weighKept(folder) / 1000;
  const show = (part: keyof Weight, value = Number.NaN) =>
    part === "requests" ? String(value) : (value / 1000).toFixed(1);
  const rows = Object.entries(PAGE_BUDGETS).map(([kind, { path, most }]) => [
    `${kind}, ${path}`,
    ...PARTS.map((part) => `${show(part, weights[kind]?.[part])} of ${show(part, most[part])}`),
  ]);
  const judged = Object.entries(weights).map(([kind, weight]): Verdict => {
    const over = excess(kind, weight);
    const measured = over.join(", ") || `JavaScript ${show("javascript", weight.javascript)} kB`;
    return { promise: `Budget of a page, ${kind}`, measured, kept: over.length === 0 };
  });
  return {
    title: "Weights",
    body: `What a page of each kind asks for until it is hydrated, and the most it may: kilobytes, HTML and
CSS in Brotli, JavaScript in gzip and without the books' words.

${table(["Page", ...PARTS], rows)}

The whole build takes ${build.whole.toFixed(1)} s, its bundle alone ${build.bundle.toFixed(1)} s.`,
    verdicts: [
      ...judged,
      atMost("Kept for offline use", kept, SITE_BUDGETS.kept / 1000, "kB"),
      atMost(
        "Whole build against its bundle",
        build.whole / build.bundle,
        SITE_BUDGETS.buildRatio,
        "times",
      ),
    ],
  };
}
