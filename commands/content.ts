import { basename } from "node:path";
import { PLACEHOLDER_QUOTE } from "../content-io/merge-quotes.ts";
import { type ContentFiles, checkContent, problemLine } from "../content-io/read-content.ts";
import type { Problem } from "../content-io/read-yaml.ts";
import { filesToFormat, writeYaml } from "../content-io/write-yaml.ts";
import { bookPath } from "../src/shared/addresses.ts";
import { buildOptionsFrom } from "../tools/paths.ts";
import { UserError } from "../tools/user-error.ts";

const UNFORMATTED =
  "is not written as the editor saves it: its next save, or npm run content -- --format, does so";

/*
 * npm run content: lists the books, what is wrong, and what is left before the site is published.
 * With --format it writes every file without mistakes as the editor would, and says which.
 */
const args = process.argv.slice(2);
const extra = args.find((word) => word !== "--format");
if (extra) throw new UserError(`Unknown option ${extra}. Type: npm run content`);
const { contentDir } = buildOptionsFrom(process.env);
const { files, sources, problems } = await checkContent(contentDir);
const unformatted = await filesToFormat(contentDir, files);

if (args.length > 0 || process.env.npm_config_format) {
  for (const { path, written } of unformatted) await writeYaml(path, written);
  const names = unformatted.map(({ file }) => file);
  console.log(names.length > 0 ? `Written:\n${names.join("\n")}` : "Every file is formatted.");
} else {
  const { required, optional } = publishChecklist(sources);
  optional.push(...unformatted.map(({ problemAt }) => problemAt([], UNFORMATTED)));
  for (const { file, value } of [...sources.collections, ...sources.volumes]) {
    const { title = "cannot be read yet", subtitle, slug = basename(file, ".yaml") } = value ?? {};
    const name = [title, subtitle].filter(Boolean).join(", ");
    const size = value && "quotes" in value ? `quotes: ${value.quotes.length}` : "collection";
    console.log(`${name.padEnd(48)} ${size.padEnd(12)} ${bookPath({ slug })}`);
  }
  printProblems("Errors: the site cannot be built until these are fixed", problems);
  printProblems("Not ready to publish", required);
  printProblems("May stay as it is", optional);
  if (problems.length + required.length === 0) console.log("\nReady to publish.");
  for (const { file, line, reason } of process.env.GITHUB_ACTIONS ? problems : []) {
    // GitHub shows this as an annotation on the line.
    console.log(`::error file=${file},line=${line}::${reason.replaceAll("%", "%25")}`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function printProblems(title: string, problems: Problem[]) {
  if (problems.length === 0) return;
  console.log(`\n${title}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join("\n")}`);
}

/** What must still be done before the site is published, and what is optional. */
function publishChecklist({ site, collections, volumes }: ContentFiles) {
  const named = new Set(collections.flatMap(({ value }) => value?.volumes ?? []));
  const required: Problem[] = [];
  const optional: Problem[] = [];

  for (const field of ["siteUrl", "shopUrl", "experienceUrl"] as const) {
    const address = site.value?.[field];
    if (!address || !isReserved(address)) continue;
    required.push(site.problemAt([field], `"${field}" is still a placeholder: ${address}`));
  }
  for (const field of ["author", "price"] as const) {
    if (site.value?.[field] !== undefined) continue;
    optional.push(site.problemAt([field], `no ${field} given: search results show none`));
  }
  for (const { value, problemAt } of volumes) {
    if (!value) continue;
    if (!named.has(value.slug)) {
      required.push(problemAt(["slug"], "no collection names this volume, so no page links to it"));
    }
    if (value.quotes.length === 0)
      required.push(problemAt(["quotes"], "the volume has no quotes yet"));
    const waiting = value.quotes.findIndex(({ text }) => text === PLACEHOLDER_QUOTE);
    const path = ["quotes", waiting, "text"];
    if (waiting >= 0)
      required.push(problemAt(path, "still contains the placeholder instead of a first quote"));
  }
  for (const { file, value, problemAt } of [...collections, ...volumes]) {
    if (!value || basename(file, ".yaml") === value.slug) continue;
    const otherName = `the file is called ${basename(file)}: rename it to ${value.slug}.yaml`;
    optional.push(problemAt(["slug"], otherName));
  }
  return { required, optional };
}

/** Reserved names, at which no host on the internet can be (RFC 2606 and RFC 6761). */
function isReserved(address: string) {
  const { hostname } = new URL(address);
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname);
}
