import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result, RunOptions } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations", "incomplete"],
};

/** What axe leaves to us, rule by rule, and why; text-contrast.ts measures it over letters. */
const DECIDED: Record<string, string[]> = {
  "color-contrast": [
    "imgNode", // words over the letters and rays
    "bgGradient", // the shimmer
    "equalRatio", // letters not yet typed are transparent on purpose
    "shortTextContent", // the typed heading stands in single letters
    "bgOverlap", // an open menu, or lines so tight that their boxes touch
    "elmPartiallyObscured",
    "elmPartiallyObscuring",
  ],
  "label-content-name-mismatch": ["none"], // a die for "Roll the dice": a picture, no text
};

const checksOf = ({ any, all, none }: NodeResult) => [...any, ...all, ...none];

/** What axe finds wrong, or cannot decide, as lines to read; none is what we want. */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(AXE); // from outside the page's policy
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const run = `axe.run(document, ${JSON.stringify({ ...OPTIONS, rules })})`;
  const { violations, incomplete } = await page.evaluate<AxeResults>(run);
  return [...violations, ...incomplete.map(withoutDecided)].flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}: ${checksOf(node)[0]?.message ?? help}`),
  );
}

function withoutDecided(rule: Result): Result {
  const isDecided = (key = "none") => DECIDED[rule.id]?.includes(key) ?? false;
  const isOpen = (node: NodeResult) =>
    !checksOf(node).every(({ data }) => isDecided(data?.messageKey));
  return { ...rule, nodes: rule.nodes.filter(isOpen) };
}
