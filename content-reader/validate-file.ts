import { type Document, isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { findYamlProblems } from "./yaml-syntax.ts";

/** A problem in a content file. */
export interface Problem {
  file: string; // its path with the content folder's name, as in content/site.yaml
  line: number;
  reason: string;
}

/** A content file after parsing and validation. */
export interface ContentFile<T> {
  file: string;
  value: T | undefined; // undefined if the file has problems
  problems: Problem[];
  problemAt: (path: Path, reason: string) => Problem; // at the line of `path`
}

export type Path = readonly PropertyKey[];

const MISSING = "is missing";
const WRONG_KIND: Record<string, string> = {
  string: 'is not text: put it in "quotation marks"',
  number: "is not a whole number",
  int: "is not a whole number",
  array: "is not a list: begin each entry with a hyphen on a line of its own",
  object: "is not a group: begin each line with a name and a colon",
};

export function validateFile<T>(file: string, text: string, schema: z.ZodType<T>): ContentFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error", // its warnings are for programmers
  });
  const problemAtOffset = (offset: number, reason: string): Problem => {
    return { file, line: lines.linePos(offset).line, reason };
  };
  const problemAt = (path: Path, reason: string) =>
    problemAtOffset(offsetOf(document, path), reason);

  const broken = findYamlProblems(text, document);
  if (broken.length > 0) {
    const problems = broken.map(({ offset, reason }) => problemAtOffset(offset, reason));
    return { file, value: undefined, problems, problemAt };
  }
  const parsed: unknown = document.toJS();
  const { data, error } = schema.safeParse(parsed, { error: messageFor });
  const problems = (error?.issues ?? []).map(({ path, message, ...issue }) => {
    if (message === MISSING && path[0] === "quotes" && path.length > 2)
      return problemAt(path, `${nameOf(path.slice(0, -1), parsed)} has no ${String(path.at(-1))}`);
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    return problemAt([...path, ...unknown], `${nameOf(path, parsed)} ${message}`.trim());
  });
  return { file, value: data, problems, problemAt };
}

export function inReadingOrder(problems: Problem[]) {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}

/** One sentence for each kind of issue whose schema has no message of its own. */
function messageFor(issue: z.core.$ZodRawIssue) {
  if (issue.input === undefined) return MISSING;
  if (issue.input === null) return "is empty";
  switch (issue.code) {
    case "invalid_type":
      return WRONG_KIND[issue.expected];
    case "invalid_value":
      return `is "${issue.input}", which is none of ${issue.values.join(", ")}`;
    case "unrecognized_keys": {
      const known = Object.keys(Object(issue.inst?._zod.def).shape ?? {});
      const unknown = issue.keys.map(nameOfKey).join(", ");
      return `has an unknown name ${unknown}: the names here are ${known.join(", ")}`;
    }
  }
}

/** What a path leads to, such as `quote "eol7": "text"` or `"boxes" 2 "title"`; nothing for the file. */
function nameOf(path: Path, parsed: unknown) {
  const [list, index, ...rest] = path;
  if (list !== "quotes" || typeof index !== "number") return path.map(nameOfKey).join(" ");
  const id = Object(parsed).quotes[index]?.id;
  const quote = `quote ${id === undefined ? index + 1 : `"${id}"`}`;
  return [quote, ...rest.map(nameOfKey)].join(": ");
}

function nameOfKey(key: PropertyKey) {
  return typeof key === "number" ? key + 1 : `"${String(key)}"`;
}

/** The offset of the value at `path`, or of its nearest ancestor in the file. */
function offsetOf(document: Document, path: Path): number {
  const [key, ...above] = path.toReversed();
  if (key === undefined) return 0;
  const parent = document.getIn(above.reverse(), true);
  const pair = isMap(parent) && parent.items.find((item) => String(item.key) === String(key));
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}
