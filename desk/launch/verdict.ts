import { problemLine } from "../../vite/content/load.ts";
import { counted } from "../check.ts";
import type { ToDo } from "./to-do.ts";

/** How the build, the tests and the budgets came out. */
export type Outcome = "passed" | "failed" | "not run";

/** The last word before going live: "ready", or what is left. */
export function verdict(
  { left, optional }: ToDo,
  tests: Outcome,
): { text: string; isGood: boolean } {
  const undone = [
    ...left.map(problemLine),
    ...(tests === "failed" ? ["npm test  the build, a test or a budget fails: see above"] : []),
  ];
  const isGood = undone.length === 0;
  const parts = [
    ...(optional.length > 0 ? [section("May stay as it is", optional.map(problemLine))] : []),
    ...(isGood
      ? []
      : [section(`Not ready: ${counted(undone.length, "thing")} left to do`, undone)]),
    ...(isGood ? [tests === "passed" ? "ready" : "The list is done. Now: npm run launch"] : []),
  ];
  return { text: `\n${parts.join("\n\n")}\n`, isGood };
}

function section(title: string, lines: string[]) {
  return `${title}:\n\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
