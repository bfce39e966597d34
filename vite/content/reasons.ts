import type { z } from "zod";
import { didYouMean } from "./did-you-mean.ts";
import { nextId } from "./ids.ts";
import { LET_FIX } from "./odd-letters.ts";
import { type Shape, shapeAt } from "./shape.ts";

type Path = readonly PropertyKey[];

/** A schema's complaint in plain words, with the path of what it is about. */
export function reasonsFor(issue: z.core.$ZodIssue, data: unknown, shape: Shape) {
  const { path } = issue;
  if (issue.code !== "unrecognized_keys") return [{ path, reason: reasonFor(issue, data) }];
  const owner = ownerOf(path, data, " ");
  const known = [...(shapeAt(shape, path)?.fields?.keys() ?? [])];
  return issue.keys.map((key) => ({
    path: [...path, key],
    reason: `${owner}has an unknown name "${key}"${didYouMean(key, known)}`,
  }));
}

function reasonFor(issue: z.core.$ZodIssue, data: unknown): string {
  const { path } = issue;
  const field = path.at(-1);
  if (field === undefined) return "holds no names with words, as in title: Letters Home";
  const value = valueAt(data, path);
  const complaint = complaintOf(issue, value);
  if (typeof field === "number") return `${ownerOf(path, data, " ")}${complaint}`;
  const parent = path.slice(0, -1);
  return value === undefined && parent.length > 0
    ? `${ownerOf(parent, data, " ")}has no ${String(field)}${idFor(path, data)}`
    : `${ownerOf(parent, data, ": ")}"${String(field)}" ${complaint}`;
}

/** A quote's id need not be thought up. */
function idFor(path: Path, data: unknown) {
  const [list, , field] = path;
  if (list !== "quotes" || field !== "id") return "";
  const quotes = valueAt(data, ["quotes"]);
  const own = Array.isArray(quotes) ? quotes.map((quote) => String(valueAt(quote, ["id"]))) : [];
  return `: write id: ${nextId(own, String(valueAt(data, ["slug"])))}, or ${LET_FIX}`;
}

function complaintOf(issue: z.core.$ZodIssue, value: unknown) {
  if (value === undefined) return "is missing";
  if (value === null || value === "") return "is empty";
  if (issue.code === "invalid_value") return `is none of ${issue.values.join(", ")}`;
  if (issue.code === "invalid_type") return WRONG_KIND[issue.expected] ?? issue.message;
  return issue.message;
}

const WRONG_KIND: Partial<Record<string, string>> = {
  string: 'is no text: put it in "quotation marks"',
  number: "is no number, as in 49.00",
  int: "is no whole number",
  array: "is no list: begin each entry with a hyphen on a line of its own",
  object: "is words alone: write a name, a colon and the words on each line, as the others do",
};

/** What one entry of each list is called. */
const ENTRY_NAMES = new Map([
  ["quotes", "quote"],
  ["volumes", "volume"],
  ["included", "line"],
  ["spines", "spine"],
  ["buySpines", "spine"],
  ["benefits", "benefit"],
  ["boxes", "box"],
  ["steps", "step"],
]);

/** Names what holds a field: `quote "eol7"`, `line 2` or `"offer"`; nothing for the file itself. */
function ownerOf(path: Path, data: unknown, then: string) {
  const [list, index] = path.slice(-2);
  const key = path.at(-1);
  if (key === undefined) return "";
  if (typeof index !== "number") return `"${String(key)}"${then}`;
  const entry = valueAt(data, path);
  const id = valueAt(entry, ["id"]);
  const name = ENTRY_NAMES.get(String(list)) ?? String(list);
  if ((typeof id === "string" && id) || typeof id === "number") return `${name} "${id}"${then}`;
  return typeof entry === "string" && entry
    ? `${name} "${entry}"${then}`
    : `${name} ${index + 1}${then}`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, data);
}
