import { type Problem, problemLine } from "../vite/content/problem.ts";
import { readFolder, type Sources } from "../vite/content/read-folder.ts";
import { pictureWarnings } from "./pictures.ts";
import { shelfList } from "./shelf-list.ts";
import { warningsFor } from "./warnings.ts";

/** All there is to say about a content folder. */
export interface Findings {
  sources: Sources;
  /** Each of these stops the build. */
  problems: Problem[];
  warnings: Problem[];
}

export async function checkContent(folder: string): Promise<Findings> {
  const { sources, problems } = await readFolder(folder);
  return {
    sources,
    problems,
    warnings: [...(await pictureWarnings(folder, sources)), ...warningsFor(sources)],
  };
}

/** The findings as a person wants to read them: the books, what is wrong, what to look at. */
export function findingsText({ sources, problems, warnings }: Findings): string {
  const buildsAnyway = problems.length === 0 ? "; the site builds all the same" : "";
  const parts = [
    shelfList(sources),
    problems.length > 0
      ? `${counted(problems.length, "problem")} to put right; until then the site cannot be built:\n\n${listed(problems)}`
      : "Nothing is wrong.",
    warnings.length > 0 &&
      `${counted(warnings.length, "thing")} to look at${buildsAnyway}:\n\n${listed(warnings)}`,
  ];
  return `\n${parts.filter(Boolean).join("\n\n")}\n`;
}

/** The findings as notes on the lines of a change, as GitHub shows them. */
export function annotations({ problems, warnings }: Findings): string {
  const note = (kind: string) => (problem: Problem) =>
    `::${kind} file=${problem.file},line=${problem.line}::${problem.reason.replaceAll("%", "%25")}`;
  return [...problems.map(note("error")), ...warnings.map(note("warning"))].join("\n");
}

/** "1 problem", "2 problems". */
export function counted(count: number, noun: string) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

function listed(problems: Problem[]) {
  return problems.map((problem) => `  ${problemLine(problem)}`).join("\n");
}
