import { fieldIn, QUOTED } from "./line-slips.ts";

/** A line that names a field or begins an entry. */
export interface Line {
  line: number;
  /** How many spaces stand before it. */
  column: number;
  body: string;
  /** Further in than the name of the words above it, and less far in than these. */
  isUneven: boolean;
}

/** The lines of a file but for blank ones, notes, and those that go on with words or a list. */
export function* namingLines(text: string): Generator<Line> {
  let words: { column: number; begin?: number } | undefined;
  let end: RegExp | undefined;
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const body = written.trim();
    const column = written.search(/[^ ]|$/);
    if (end) {
      if (end.test(body)) end = undefined;
      continue;
    }
    if (body === "") continue;
    const isBelow = words !== undefined && column > words.column;
    if (words && isBelow) {
      words.begin ??= column;
      if (column >= words.begin) continue;
    }
    words = undefined;
    if (body.startsWith("#")) continue;
    yield { line: at + 1, column, body, isUneven: isBelow };

    const [hyphen = ""] = /^-\s+/.exec(body) ?? [];
    const rest = body.slice(hyphen.length);
    const { name, value = rest } = fieldIn(rest);
    if (/^[>|]/.test(value)) words = { column: name ? column + hyphen.length : column };
    end = endOf(value);
  }
}

/** How a text in quotation marks or brackets ends that is not closed on its own line. */
function endOf(value: string) {
  const [mark = ""] = value;
  if (/["']/.test(mark)) return QUOTED.test(value) ? undefined : new RegExp(`${mark}\\s*(#.*)?$`);
  const bracket = mark === "[" ? "]" : mark === "{" ? "}" : "";
  return bracket && !value.includes(bracket) ? new RegExp(`\\${bracket}`) : undefined;
}
