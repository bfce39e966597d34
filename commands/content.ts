import { basename } from "node:path";
import { bookPath } from "../src/content/addresses.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { problemLine, readFolder } from "../vite/content/read-content.ts";
import type { Problem } from "../vite/content/read-yaml.ts";
import { runCommand } from "./command.ts";
import { publishChecklist } from "./publish-checklist.ts";
import { filesToFormat, writeYaml } from "./write-yaml.ts";

const UNFORMATTED =
  "is not in the editor's form: its next save rewrites it, or npm run content -- --format now";

/*
 * npm run content: lists the books, what is wrong, and what is left before the site is published.
 * With --format it writes every file without mistakes as the editor would, and says which.
 */
await runCommand(async (args) => {
  const extra = args.find((word) => word !== "--format");
  if (extra) throw new PlainError(`What is ${extra}? Type only: npm run content`);
  const { content } = pathsFrom(process.env);
  const { files, sources, problems } = await readFolder(content);
  const unformatted = await filesToFormat(content, files);
  if (args.length > 0 || process.env.npm_config_format) return format(unformatted);
  const { left, optional } = publishChecklist(sources);
  optional.push(...unformatted.map(({ problemAt }) => problemAt([], UNFORMATTED)));

  for (const { file, value } of [...sources.collections, ...sources.volumes]) {
    const { title = "cannot be read yet", subtitle, slug = basename(file, ".yaml") } = value ?? {};
    const name = [title, subtitle].filter(Boolean).join(", ");
    const quotes =
      value && "quotes" in value
        ? `${value.quotes.length} quote${value.quotes.length === 1 ? "" : "s"}`
        : "collection";
    console.log(`${name.padEnd(48)} ${quotes.padEnd(12)} ${bookPath({ slug })}`);
  }
  list("Wrong: the site cannot be built until these are put right", problems);
  list("Not ready to publish", left);
  list("May stay as it is", optional);
  if (problems.length + left.length === 0) console.log("\nReady to publish.");
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
  if (problems.length > 0) process.exitCode = 1;
});

async function format(files: Awaited<ReturnType<typeof filesToFormat>>) {
  for (const { path, written } of files) await writeYaml(path, written);
  const names = files.map(({ file }) => file);
  console.log(names.length > 0 ? `Written:\n${names.join("\n")}` : "Every file has its form.");
}

function list(title: string, problems: Problem[]) {
  if (problems.length === 0) return;
  console.log(`\n${title}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join("\n")}`);
}

/** A note on the line of a change, as GitHub shows it. */
function annotation({ file, line, reason }: Problem) {
  return `::error file=${file},line=${line}::${reason.replaceAll("%", "%25")}`;
}
