import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Document, isMap, LineCounter, parseDocument, type Tags } from "yaml";
import type { z } from "zod";
import { wrongKind } from "./file-kinds.ts";
import { lostWords } from "./lost-words.ts";
import { oddLetters } from "./odd-letters.ts";
import { misplacedLine } from "./outline.ts";
import type { Finding, Problem } from "./problem.ts";
import { reasonsFor } from "./reasons.ts";
import { shapeOf } from "./shape.ts";
import { firstMistake } from "./yaml-reasons.ts";

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

export async function readSource<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<SourceFile<T>> {
  const file = `${basename(folder)}/${name}`;
  const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
  if (text === undefined) return unread(file, [{ line: 1, reason: "the file is missing" }]);
  return parseSource(file, text, schema);
}

/** What `file` says, as text, held against its schema. */
export function parseSource<T>(file: string, text: string, schema: z.ZodType<T>): SourceFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...AS_TYPED, lineCounter: lines, prettyErrors: false });
  const shape = shapeOf(schema);
  const odd = oddLetters(text);
  const lost = lostWords(text, document, lines, shape);
  const broken = firstOf(
    wrongKind(text),
    odd.filter(({ breaks }) => breaks),
    firstMistake(text, document, lines, shape),
    lost.problems,
  );
  if (broken) return unread(file, broken);

  const warnings = [...odd, ...lost.notes].map(({ line, reason }) => ({ file, line, reason }));
  const problemAt = (path: Path, reason: string) => ({
    file,
    line: lineIn(document, lines, path, text),
    reason,
  });
  const written: unknown = document.toJS();
  const { success, data, error } = schema.safeParse(written);
  if (success) return { file, data, problems: [], warnings, problemAt };
  const reasons = error.issues.flatMap((issue) => reasonsFor(issue, written, shape));
  const problems = firstOfEach(reasons).map(({ path, reason }) => {
    const finding = swallowed(text, document, lines, path);
    return finding ? { file, ...finding } : problemAt(path, reason);
  });
  const misplaced = misplacedLine(text, shape); // YAML may read as one text what was meant as lines
  if (misplaced?.reason && problems.every(({ line }) => line !== misplaced.line)) {
    return unread(file, [{ line: misplaced.line, reason: misplaced.reason }]);
  }
  return { file, data: undefined, problems, warnings, problemAt };
}

/** Words stay words: YAML would read Null and ~ as nothing at all. */
const AS_TYPED = {
  customTags: (tags: Tags) =>
    tags.filter((tag) => typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:null"),
};

function firstOf(...found: (Finding | Finding[] | undefined)[]) {
  return found.map((some) => [some ?? []].flat()).find(({ length }) => length > 0);
}

/** A field that is there, but so far in that it became part of the words above it. */
function swallowed(text: string, document: Document, lines: LineCounter, path: Path) {
  const name = path.at(-1);
  const holder = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
  if (!isMap(holder) || holder.has(name) || !holder.range) return undefined;
  const [start, end] = holder.range;
  const at = text.slice(start, end).search(new RegExp(`^ +${String(name)}:( |\r?$)`, "m"));
  if (at < 0) return undefined;
  return {
    line: lines.linePos(start + at).line,
    reason: `"${String(name)}" stands too far in, and became part of the words above it`,
  };
}

/** One reason for each field: an empty slug need not also be called no slug. */
function firstOfEach<T extends { path: Path }>(reasons: T[]) {
  const places = reasons.map(({ path }) => JSON.stringify(path));
  return reasons.filter((_, at) => places.indexOf(places[at] ?? "") === at);
}

function unread<T>(file: string, broken: Finding[]): SourceFile<T> {
  const problems = broken.map(({ line, reason }) => ({ file, line, reason }));
  const problemAt = (_path: Path, reason: string) => ({ file, line: 1, reason });
  return { file, data: undefined, problems, warnings: [], problemAt };
}

/** The line of the value at `path`, or of the nearest thing around it that is written down. */
function lineIn(document: Document, lines: LineCounter, path: Path, text: string): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(key))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
    const start = rangeStart(node);
    if (start === undefined) continue;
    const hyphen = typeof key === "number" ? text.slice(0, start).search(/-\s*$/) : -1;
    return lines.linePos(hyphen < 0 ? start : hyphen).line;
  }
  return 1;
}

function rangeStart(node: unknown) {
  if (typeof node !== "object" || node === null || !("range" in node)) return undefined;
  return Array.isArray(node.range) ? Number(node.range[0]) : undefined;
}
