import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result, RunOptions } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations", "incomplete"],
};

/** Reviewed results that axe calls incomplete, by rule; text-contrast.ts measures contrast. */
const REVIEWED: Record<string, string[]> = {
  "color-contrast": [
    "imgNode", // text over the letters and rays
    "bgGradient", // the shimmer's gradient
    "equalRatio", // letters that are not typed yet are transparent
    "shortTextContent", // the typing heading consists of single letters
    "bgOverlap", // an open menu, or tight lines whose boxes touch
    "elmPartiallyObscured",
    "elmPartiallyObscuring",
  ],
  "label-content-name-mismatch": ["none"], // the label "Roll the dice" names a picture
};

const checksOf = ({ any, all, none }: NodeResult) => [...any, ...all, ...none];

/** axe's violations and unreviewed incomplete results, one line each. */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(AXE); // evaluate() is not subject to the page's CSP
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const run = `axe.run(document, ${JSON.stringify({ ...OPTIONS, rules })})`;
  const { violations, incomplete } = await page.evaluate<AxeResults>(run);
  return [...violations, ...incomplete.map(withoutReviewed)].flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}: ${checksOf(node)[0]?.message ?? help}`),
  );
}

function withoutReviewed(rule: Result): Result {
  const isDecided = (key = "none") => REVIEWED[rule.id]?.includes(key) ?? false;
  const isOpen = (node: NodeResult) =>
    !checksOf(node).every(({ data }) => isDecided(data?.messageKey));
  return { ...rule, nodes: rule.nodes.filter(isOpen) };
}
