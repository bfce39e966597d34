import type { Bench } from "./bench.ts";
import { excess, PAGE_BUDGETS, SITE_BUDGETS, type Weight } from "./budgets.ts";
import { buildTimes } from "./build-time.ts";
import { atMost, type Section, table, type Verdict } from "./report.ts";
import { weighKept, weighPage } from "./weigh.ts";

const PARTS = ["html", "css", "javascript", "fonts", "images", "requests"] as const;

/** What each kind of page weighs, and how long the build takes, against their budgets. */
export async function benchWeights({ browser, origin, folders }: Bench): Promise<Section> {
  const [folder = ""] = folders;
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const [kind, { path, most }] of Object.entries(PAGE_BUDGETS)) {
    const weight = await weighPage(browser, new URL(path, origin), folder);
    const cells = PARTS.map((part) => `${shown(weight, part)} of ${shown(most, part)}`);
    rows.push([`${kind}, ${path}`, ...cells]);
    const over = excess(kind, weight);
    verdicts.push({
      promise: `Budget of a page, ${kind}`,
      measured: over.join(", ") || `JavaScript ${shown(weight, "javascript")} kB`,
      kept: over.length === 0,
    });
  }
  const { whole, bundle } = buildTimes();
  verdicts.push(
    atMost("Kept for offline use", weighKept(folder) / 1000, SITE_BUDGETS.kept / 1000, "kB"),
    atMost("Whole build against its bundle", whole / bundle, SITE_BUDGETS.buildRatio, "times"),
  );
  return {
    title: "Weights",
    body: `What a page of each kind asks for until it is hydrated, and the most it may: kilobytes, HTML and
CSS in Brotli, JavaScript in gzip and without the books' words.

${table(["Page", ...PARTS], rows)}

The whole build takes ${whole.toFixed(1)} s, its bundle alone ${bundle.toFixed(1)} s.`,
    verdicts,
  };
}

function shown(weight: Weight, part: keyof Weight) {
  return part === "requests" ? String(weight[part]) : (weight[part] / 1000).toFixed(1);
}
