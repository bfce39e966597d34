import { basename } from "node:path";
import { checkContent, problemLine } from "../content-reader/read-content.ts";
import type { ContentFile, Problem } from "../content-reader/validate-file.ts";
import type { Collection, Volume } from "../src/content-model/book-schemas.ts";
import { bookPath } from "../src/shared/paths.ts";
import { buildOptionsFrom } from "../tools/folders.ts";
import { publishChecklist } from "./publish-checklist.ts";

/**
 * npm run content: lists the books, what is wrong, and what is left to do before publishing. Fails
 * unless the site may be published.
 */
export default async function content(_args: string[], env: NodeJS.ProcessEnv) {
  const { contentDir } = buildOptionsFrom(env);
  const { files, filesByKind, problems } = await checkContent(contentDir);
  const { required, optional } =
    problems.length > 0
      ? { required: [], optional: [] }
      : await publishChecklist(contentDir, files, filesByKind);
  const stopping = [...problems, ...required];
  const lines = [
    ...[...filesByKind.collections, ...filesByKind.volumes].map(bookLine),
    ...section("Problems: the site cannot be built until these are fixed", problems),
    ...section("Not ready to publish", required),
    ...section("Suggestions, which do not stop publication", optional),
    ...(stopping.length === 0 ? ["", "Ready to publish."] : []),
    ...(env.GITHUB_ACTIONS ? stopping.map(annotation) : []),
  ];
  return { lines, hasFailed: stopping.length > 0 };
}

function bookLine({ file, value }: ContentFile<Collection | Volume>) {
  const slug = value?.slug ?? basename(file, ".yaml");
  const title = value?.title ?? "(has problems, see below)";
  const name = value?.subtitle ? `${title}, ${value.subtitle}` : title;
  const kind = value && "quotes" in value ? `quotes: ${value.quotes.length}` : "collection";
  return `${name.padEnd(48)} ${(value ? kind : "").padEnd(12)} ${bookPath({ slug })}`;
}

function section(title: string, problems: Problem[]) {
  if (problems.length === 0) return [];
  return ["", `${title}:`, ...problems.map((problem) => `  ${problemLine(problem)}`)];
}

/** GitHub shows this beside the line. */
function annotation({ file, line, reason }: Problem) {
  return `::error file=${file},line=${line}::${reason.replaceAll("%", "%25")}`;
}
