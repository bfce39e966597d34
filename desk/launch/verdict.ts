import { problemLine } from "../../vite/content/problem.ts";
import { counted } from "../check.ts";
import type { ToDo } from "./to-do.ts";

/** How the build and the look at every page came out. */
export type Outcome = "passed" | "failed" | "not run";

/** The last word before going live: "ready", or what is left. */
export function verdict(
  { left, optional }: ToDo,
  tests: Outcome,
): { text: string; isGood: boolean } {
  const undone = [...left.map(problemLine), ...(tests === "failed" ? [FAILED] : [])];
  const isGood = undone.length === 0;
  const good = tests === "passed" ? "ready" : "The list is done. Now: npm run launch";
  const parts = [
    optional.length > 0 && section("May stay as it is", optional.map(problemLine)),
    isGood ? good : section(`Not ready: ${counted(undone.length, "thing")} left to do`, undone),
  ];
  return { text: `\n${parts.filter(Boolean).join("\n\n")}\n`, isGood };
}

const FAILED =
  "the step above: if its words do not tell you what to change in content/, show them to whoever looks after the code";
const LINES_SHOWN = 7; // of each list, so that all of it fits on a screen

function section(title: string, lines: string[]) {
  const rest = lines.length - LINES_SHOWN;
  const more = rest > 0 ? [`… and ${rest} more: npm run content`] : [];
  return `${title}:\n\n${[...lines.slice(0, LINES_SHOWN), ...more].map((line) => `  ${line}`).join("\n")}`;
}
