import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Document, isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** One thing wrong with the content, where an author can find it. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

type Path = readonly PropertyKey[];

/** What one entry of each list is called. */
const ENTRY_NAMES = new Map([
  ["quotes", "quote"],
  ["included", "line"],
  ["benefits", "benefit"],
  ["boxes", "box"],
  ["steps", "step"],
]);

/** A content file read, parsed and held against its schema, with its problems by line. */
export interface SourceFile<T> {
  /** As the author knows it, from the content folder on. */
  file: string;
  data: T | undefined;
  problems: Problem[];
  lineOf: (path: Path) => number;
}

export async function readSource<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<SourceFile<T>> {
  const file = `${basename(folder)}/${name}`;
  const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
  if (text === undefined) {
    return { file, data: undefined, problems: [missing(file)], lineOf: () => 1 };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: Path) => lineIn(document, lines, path);

  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      reason: `broken YAML: ${message}`,
    }));
    return { file, data: undefined, problems, lineOf };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { file, data: result.data, problems: [], lineOf };
  const problems = result.error.issues.flatMap((issue) => describe(issue, document, file, lineOf));
  return { file, data: undefined, problems, lineOf };
}

function describe(
  issue: z.core.$ZodIssue,
  document: Document,
  file: string,
  lineOf: (path: Path) => number,
): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      file,
      line: lineOf([...issue.path, key]),
      reason: `${subjectOf(document, issue.path)}has an unknown field "${key}"`,
    }));
  }
  const field = issue.path.at(-1);
  if (field === undefined) return [{ file, line: 1, reason: "holds no fields" }];
  const owner = subjectOf(document, issue.path.slice(0, -1));
  const line = lineOf(issue.path);
  if (issue.message === "is missing" && typeof field === "string" && owner) {
    const isAbsent = document.getIn(issue.path) === undefined;
    if (isAbsent) return [{ file, line, reason: `${owner}has no ${field}` }];
  }
  const name = typeof field === "number" ? `entry ${field + 1}` : `"${String(field)}"`;
  return [{ file, line, reason: `${owner ? `${owner.trim()}: ` : ""}${name} ${issue.message}` }];
}

/** Names the entry of a list that a problem belongs to, as `quote "eol7" `. */
function subjectOf(document: Document, path: Path) {
  const [list, index] = path.slice(-2);
  if (typeof list !== "string" || typeof index !== "number") return "";
  const entry = ENTRY_NAMES.get(list) ?? list;
  const id = document.getIn([...path, "id"]);
  return id === undefined ? `${entry} ${index + 1} ` : `${entry} "${String(id)}" `;
}

/** The line of the value at `path`, or of the nearest thing around it that is written down. */
function lineIn(document: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(key))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
    const start = rangeStart(node);
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

function rangeStart(node: unknown) {
  if (typeof node !== "object" || node === null || !("range" in node)) return undefined;
  return Array.isArray(node.range) ? Number(node.range[0]) : undefined;
}

function missing(file: string): Problem {
  return { file, line: 1, reason: "the file is missing" };
}
