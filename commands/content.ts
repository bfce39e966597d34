// npm run content: lists the books, what is wrong, and what is left to do before publishing. Ends
// with status 0 only if the site may be published.
import { basename } from "node:path";
import { writeJsonSchemas } from "../content-io/json-schemas.ts";
import { publishChecklist } from "../content-io/publish-checklist.ts";
import { checkContent, problemLine } from "../content-io/read-content.ts";
import type { Problem } from "../content-io/read-yaml.ts";
import { bookPath } from "../src/shared/paths.ts";
import { buildOptionsFrom } from "../tools/folders.ts";
import { UserError } from "../tools/user-error.ts";

const [extra] = process.argv.slice(2);
if (extra) throw new UserError(`Unknown option ${extra}. Type: npm run content`);
writeJsonSchemas();
const { contentDir } = buildOptionsFrom(process.env);
const { files, filesByKind, problems } = await checkContent(contentDir);
const { required, optional } = await publishChecklist(contentDir, files, filesByKind);
const stopping = [...problems, ...required];

for (const { file, value } of [...filesByKind.collections, ...filesByKind.volumes]) {
  const {
    title = "(has problems, see below)",
    subtitle,
    slug = basename(file, ".yaml"),
  } = value ?? {};
  const name = [title, subtitle].filter(Boolean).join(", ");
  const isVolume = value && "quotes" in value;
  const size = isVolume ? `quotes: ${value.quotes.length}` : value ? "collection" : "";
  console.log(`${name.padEnd(48)} ${size.padEnd(12)} ${bookPath({ slug })}`);
}
printProblems("Problems: the site cannot be built until these are fixed", problems);
printProblems("Not ready to publish", required);
printProblems("Suggestions, which do not stop publication", optional);
if (stopping.length === 0) console.log("\nReady to publish.");
for (const { file, line, reason } of process.env.GITHUB_ACTIONS ? stopping : []) {
  // GitHub shows this as an annotation on the line.
  console.log(`::error file=${file},line=${line}::${reason.replaceAll("%", "%25")}`);
}
process.exitCode = stopping.length > 0 ? 1 : 0;

function printProblems(title: string, problems: Problem[]) {
  if (problems.length === 0) return;
  console.log(`\n${title}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join("\n")}`);
}
