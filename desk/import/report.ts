import type { Quote } from "../../src/content/books.ts";
import { counted } from "../check.ts";
import type { Changes } from "./changes.ts";

const SHOWN = 10; // of each kind, unless all are asked for

/** The changes as a person wants to read them before saying yes. */
export function changesText(changes: Changes, showAll: boolean): string {
  const { added, changed, unchanged, absent, reordered } = changes;
  const some = <T>(noun: string, after: string, entries: T[], show: (entry: T) => string) => {
    const shown = showAll ? entries : entries.slice(0, SHOWN);
    const rest = entries.length - shown.length;
    const more = rest > 0 ? [`  … and ${rest.toLocaleString("en")} more (--all shows them)`] : [];
    const title = counted(entries.length, noun) + after;
    return entries.length > 0 && [title, ...shown.map(show), ...more].join("\n");
  };
  const order = reordered ? ", the order as in the sheet" : "";
  const parts = [
    some("new quote", ":", added, whole),
    some("changed quote", ":", changed, beforeAndAfter),
    some("quote", " of the volume not in the sheet:", absent, whole),
    unchanged > 0 && `${counted(unchanged, "quote")} unchanged${order}.`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function whole({ id, text, example }: Quote) {
  return `  ${id}  ${text}\n  ${" ".repeat(id.length)}  → ${example}`;
}

function beforeAndAfter({ before, after }: Changes["changed"][number]) {
  const lines = (["text", "example"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `    ${field} was  ${before[field]}\n    ${field} now  ${after[field]}`);
  return [`  ${after.id}`, ...lines].join("\n");
}
