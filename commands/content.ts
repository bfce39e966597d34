import { basename } from "node:path";
import { bookPath } from "../src/content/addresses.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { problemLine, readFolder } from "../vite/content/read-content.ts";
import type { Problem } from "../vite/content/read-yaml.ts";
import { runCommand } from "./command.ts";
import { publishChecklist } from "./publish-checklist.ts";

/* npm run content: lists the books, what is wrong, and what is left before the site is published. */
await runCommand(async ([extra]) => {
  if (extra) throw new PlainError(`What is ${extra}? Type only: npm run content`);
  const { sources, problems } = await readFolder(pathsFrom(process.env).content);
  const { left, optional } = publishChecklist(sources);

  for (const { file, value } of [...sources.collections, ...sources.volumes]) {
    const { title = "cannot be read yet", subtitle, slug = basename(file, ".yaml") } = value ?? {};
    const name = [title, subtitle].filter(Boolean).join(", ");
    const quotes = value && "quotes" in value ? `${value.quotes.length} quotes` : "collection";
    console.log(`${name.padEnd(48)} ${quotes.padEnd(12)} ${bookPath({ slug })}`);
  }
  list("Wrong: the site cannot be built until these are put right", problems);
  list("Not ready to publish", left);
  list("May stay as it is", optional);
  if (problems.length + left.length === 0) console.log("\nReady to publish.");
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
  if (problems.length > 0) process.exitCode = 1;
});

function list(title: string, problems: Problem[]) {
  if (problems.length === 0) return;
  console.log(`\n${title}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join("\n")}`);
}

/** A note on the line of a change, as GitHub shows it. */
function annotation({ file, line, reason }: Problem) {
  return `::error file=${file},line=${line}::${reason.replaceAll("%", "%25")}`;
}
