import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isMap } from "yaml";
import type { z } from "zod";
import { wrongKind } from "./file-kinds.ts";
import { fieldIn } from "./line-slips.ts";
import { lostWords } from "./lost-words.ts";
import { oddLetters } from "./odd-letters.ts";
import { misplacedLine } from "./outline.ts";
import type { Finding, Problem } from "./problem.ts";
import { reasonsFor } from "./reasons.ts";
import { firstMistake } from "./yaml-reasons.ts";
import { lineOf, type YamlText, yamlText } from "./yaml-text.ts";

type Path = readonly PropertyKey[];

/** A content file read, parsed and held against its schema, with its problems by line. */
export interface SourceFile<T> {
  /** As the author knows it, from the content folder on. */
  file: string;
  data: T | undefined;
  problems: Problem[];
  /** What may stay as it is, but is worth a look. */
  warnings: Problem[];
  /** Something about the words at `path`. */
  problemAt: (path: Path, reason: string) => Problem;
}

/** A book that cannot be read is known by the name of its file. */
export function slugOf({ file, data }: SourceFile<{ slug: string }>): string {
  return data?.slug ?? file.replace(/^.*\/|\.yaml$/g, "");
}

export async function readSource<T>(folder: string, name: string, schema: z.ZodType<T>) {
  const file = `${basename(folder)}/${name}`;
  const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
  if (text !== undefined) return parseSource(file, text, schema);
  const missing = { ...parseSource(file, "", schema), warnings: [] };
  return { ...missing, problems: [{ file, line: 1, reason: "the file is missing" }] };
}

/** What `file` says, as text, held against its schema. */
export function parseSource<T>(file: string, text: string, schema: z.ZodType<T>): SourceFile<T> {
  const yaml = yamlText(text, schema);
  const source = (problems: Finding[], warnings: Finding[] = [], data?: T): SourceFile<T> => ({
    file,
    data,
    problems: problems.map(({ line, reason }) => ({ file, line, reason })),
    warnings: warnings.map(({ line, reason }) => ({ file, line, reason })),
    problemAt: (path, reason) => ({ file, line: lineOf(yaml, path), reason }),
  });

  const odd = oddLetters(text);
  const lost = lostWords(yaml);
  const broken = [
    wrongKind(text) ?? [],
    odd.filter(({ breaks }) => breaks),
    firstMistake(yaml) ?? [],
    lost.problems,
  ].map((found) => [found].flat());
  const first = broken.find(({ length }) => length > 0);
  if (first) return source(first);

  const warnings = [...odd, ...lost.notes];
  const written: unknown = yaml.document.toJS();
  const { success, data, error } = schema.safeParse(written);
  if (success) return source([], warnings, data);
  const reasons = error.issues.flatMap((issue) => reasonsFor(issue, written, yaml.shape));
  const problems = firstOfEach(reasons).map(
    ({ path, reason }) => swallowed(yaml, path) ?? { line: lineOf(yaml, path), reason },
  );
  const misplaced = misplacedLine(text, yaml.shape); // YAML may read as one text what was meant as lines
  return misplaced?.reason && problems.every(({ line }) => line !== misplaced.line)
    ? source([misplaced])
    : source(problems, warnings);
}

/** A field that is there, but so far in that it became part of the words above it. */
function swallowed({ text, document, lineAt }: YamlText, path: Path): Finding | undefined {
  const name = path.at(-1);
  const holder = document.getIn(path.slice(0, -1), true);
  if (!isMap(holder) || holder.has(name) || !holder.range) return undefined;
  const [start, end] = holder.range;
  const lines = text.slice(start, end).split("\n");
  const at = lines.findIndex((it) => it.startsWith(" ") && fieldIn(it.trim()).name === name);
  const reason = `"${String(name)}" stands too far in, and became part of the words above it`;
  return at < 0 ? undefined : { line: lineAt(start) + at, reason };
}

/** One reason for each field: an empty slug need not also be called no slug. */
function firstOfEach<T extends { path: Path }>(reasons: T[]) {
  const places = reasons.map(({ path }) => JSON.stringify(path));
  return reasons.filter((_, at) => places.indexOf(places[at] ?? "") === at);
}
