import { distance } from "fastest-levenshtein";
import { type Document, isMap, isNode, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import type { z } from "zod";
import { findYamlProblems, type YamlProblem } from "./yaml-problems.ts";

/** A problem in a content file. */
export interface Problem {
  /** The file's path with the content folder's name, as in content/site.yaml. */
  file: string;
  line: number;
  reason: string;
}

/** A content file after parsing and validation. */
export interface ContentFile<T> {
  file: string;
  /** Undefined if the file has problems. */
  value: T | undefined;
  problems: Problem[];
  /** Creates a problem at the line of `path`. */
  problemAt: (path: Path, reason: string) => Problem;
}

export type Path = readonly PropertyKey[];
type LocatedProblem = YamlProblem | { path: Path; reason: string };

const MISSING = "is missing";
const WRONG_KIND: Record<string, string> = {
  string: 'is not text: put it in "quotation marks"',
  number: "is not a whole number",
  int: "is not a whole number",
  array: "is not a list: begin each entry with a hyphen on a line of its own",
  object: "is not a group: begin each line with a name and a colon",
};
/** How many typing errors a suggestion allows: at least two, and one for every four letters. */
const maxTypos = (typed: string) => Math.max(2, typed.length / 4);

export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): ContentFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error", // its warnings are for programmers
  });
  const toProblem = (located: LocatedProblem): Problem => {
    const offset = "offset" in located ? located.offset : offsetOf(document, located.path);
    return { file, line: lines.linePos(offset).line, reason: located.reason };
  };
  const problemAt = (path: Path, reason: string) => toProblem({ path, reason });

  const broken = findYamlProblems(text, document);
  if (broken.length > 0)
    return { file, value: undefined, problems: broken.map(toProblem), problemAt };
  visit(document, { Scalar: (_key, scalar) => keepTypedNumber(scalar) });
  const parsed: unknown = document.toJS();
  const { data, error } = schema.safeParse(parsed, { error: messageFor });
  const problems = (error?.issues ?? []).flatMap((issue) => reasonsFor(issue, parsed));
  return { file, value: data, problems: problems.map(toProblem), problemAt };
}

export function inReadingOrder(problems: Problem[]) {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}

/** Reads a number that is written in another way than JavaScript's, as 049 or 1e3, as text. */
function keepTypedNumber(scalar: Scalar) {
  if (typeof scalar.value === "number" && scalar.source !== String(scalar.value))
    scalar.value = scalar.source;
}

/** Messages for violations whose schema has no message of its own. */
function messageFor(issue: z.core.$ZodRawIssue) {
  if (issue.input === undefined) return MISSING;
  if (issue.input === null) return "is empty";
  if (issue.code === "invalid_type") return WRONG_KIND[issue.expected];
  if (issue.code === "invalid_value") return `is not one of ${issue.values.join(", ")}`;
  if (issue.code !== "unrecognized_keys") return undefined;
  const names = Object.keys(Object(issue.inst?._zod.def).shape ?? {});
  const messages = issue.keys.map((key) => `has an unknown name "${key}"${didYouMean(key, names)}`);
  return messages.join("\n");
}

/** The schema's message, with the name of what it is about: `quote "eol7" has no example`. */
function reasonsFor(issue: z.core.$ZodIssue, parsed: unknown): LocatedProblem[] {
  const { path, message } = issue;
  const itself = ownerOf(path, parsed);
  if (issue.code === "unrecognized_keys") {
    const messages = message.split("\n"); // one message per misspelt name
    return issue.keys.map((key, index) => {
      return { path: [...path, key], reason: `${itself} ${messages[index]}`.trim() };
    });
  }
  const name = path.at(-1);
  const owner = typeof name === "string" ? ownerOf(path.slice(0, -1), parsed) : "";
  if (!owner) return [{ path, reason: `${itself} ${message}`.trim() }];
  if (message === MISSING) return [{ path, reason: `${owner} has no ${String(name)}` }];
  return [{ path, reason: `${owner}: ${itself} ${message}` }];
}

/** The owner of a field, such as `quote "eol7"` or `"offer"`; empty for the file itself. */
function ownerOf(path: Path, parsed: unknown) {
  const name = path.at(-1);
  if (name === undefined) return "";
  if (typeof name !== "number") return `"${String(name)}"`;
  const entry = path.reduce<unknown>((value, key) => Object(value)[key], parsed);
  const id = Object(entry).id ?? (typeof entry === "string" ? entry : undefined);
  const list = String(path.at(-2)).replace(/(?<=x)es$|s$/, "");
  return `${list} ${id === undefined ? name + 1 : `"${id}"`}`;
}

/** Suggests the most similar of `names`, if one is close enough. */
export function didYouMean(typed: string, names: Iterable<string>) {
  const near = [...names]
    .map((name) => ({ name, steps: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
    .find(({ steps }) => steps < typed.length && steps <= maxTypos(typed));
  return near ? `: did you mean "${near.name}"?` : "";
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
