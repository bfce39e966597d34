import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Document, isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { reasonsFor } from "./reasons.ts";
import { firstMistake } from "./yaml-reasons.ts";

/** One thing wrong with the content, where an author can find it. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

type Path = readonly PropertyKey[];

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
  if (text === undefined) return unread(file, 1, "the file is missing");

  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;

  const notUtf8 = text.indexOf("\uFFFD"); // what Node puts for bytes that are not UTF-8
  if (notUtf8 >= 0) {
    return unread(file, lineAt(notUtf8), "has letters that cannot be read: save the file as UTF-8");
  }
  const mistake = firstMistake(text, document);
  if (mistake) return unread(file, lineAt(mistake.offset), mistake.reason);

  const lineOf = (path: Path) => lineIn(document, lines, path);
  const written: unknown = document.toJS();
  const result = schema.safeParse(written);
  if (result.success) return { file, data: result.data, problems: [], lineOf };
  const reasons = result.error.issues.flatMap((issue) => reasonsFor(issue, written, schema));
  const problems = firstOfEach(reasons).map(({ path, reason }) => ({
    file,
    line: lineOf(path),
    reason,
  }));
  return { file, data: undefined, problems, lineOf };
}

/** One reason for each field: an empty slug need not also be called no slug. */
function firstOfEach<T extends { path: Path }>(reasons: T[]) {
  const byPath = new Map<string, T>();
  for (const reason of reasons) {
    const key = JSON.stringify(reason.path);
    if (!byPath.has(key)) byPath.set(key, reason);
  }
  return [...byPath.values()];
}

function unread<T>(file: string, line: number, reason: string): SourceFile<T> {
  return { file, data: undefined, problems: [{ file, line, reason }], lineOf: () => 1 };
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
