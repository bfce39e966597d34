import { basename } from "node:path";
import { type ContentFiles, checkContent, problemLine } from "../content-io/read-content.ts";
import type { Problem } from "../content-io/read-yaml.ts";
import { bookPath } from "../src/shared/addresses.ts";
import { buildOptionsFrom } from "../tools/paths.ts";
import { UserError } from "../tools/user-error.ts";

/* npm run content: lists the books, what is wrong, and what is left to do before publishing. */
const [extra] = process.argv.slice(2);
if (extra) throw new UserError(`Unknown option ${extra}. Type: npm run content`);
const { contentDir } = buildOptionsFrom(process.env);
const { sources, problems } = await checkContent(contentDir);
const { required, optional } = publishChecklist(sources);

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
