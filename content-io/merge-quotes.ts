import type { Quote, Volume } from "../src/content/books.ts";
import { UserError } from "../tools/user-error.ts";
import type { Row } from "./spreadsheet.ts";

/**
 * Merges a sheet into a volume's quotes and lists the changes. Existing quotes keep their order,
 * also those missing from the sheet; new ones are appended. `otherIds` are those of other volumes.
 */
export function mergeQuotes(volume: Volume, rows: Row[], otherIds: ReadonlySet<string>) {
  const { slug, quotes } = volume;
  const sheetIds = rows.flatMap(({ id }) => id ?? []);
  const taken = sheetIds.filter((id) => otherIds.has(id));
  if (taken.length > 0) {
    throw new UserError(`These ids belong to quotes of other volumes: ${taken.join(", ")}`);
  }
  const newId = createIdGenerator([...quotes.map(({ id }) => id), ...sheetIds], slug, otherIds);
  const unmatched = quotes.filter(({ id }) => !sheetIds.includes(id));
  const sheet = new Map<string, Quote>();
  for (const { id, text, example } of rows) {
    const same = id ? -1 : unmatched.findIndex((it) => it.text === text || it.example === example);
    const [match] = same < 0 ? [] : unmatched.splice(same, 1);
    const own = id ?? match?.id ?? newId();
    sheet.set(own, { id: own, text, example });
  }
  const known = new Map(quotes.map((quote) => [quote.id, quote]));
  const added = [...sheet.values()].filter(({ id }) => !known.has(id));
  const merged = [...quotes.map((quote) => sheet.get(quote.id) ?? quote), ...added];
  const changes = merged.flatMap((quote) => {
    const { id, text, example } = quote;
    const before = known.get(id);
    if (!before) return [`new      ${id}: ${onOneLine(text)} (${example})`];
    return (["text", "example"] as const)
      .filter((field) => quote[field] !== before[field])
      .map((field) => `changed  ${id}: ${onOneLine(before[field])} → ${onOneLine(quote[field])}`);
  });
  return { quotes: merged, changes };
}

/** Puts a poem on one line, with a slash between its lines, as in print. */
function onOneLine(text: string) {
  return text.replace(/\n+/g, " / ");
}

/**
 * Returns a function that gives free ids: one above the highest number with the prefix of the last
 * quote, since lower numbers may have been published.
 */
export function createIdGenerator(own: string[], slug: string, otherIds: ReadonlySet<string>) {
  const [, lastPrefix] = own.map((id) => /^(.*?)\d+$/.exec(id)).findLast((match) => match) ?? [];
  const prefix = lastPrefix ?? `${slug}-`;
  const numbers = [...own, ...otherIds]
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)));
  let last = Math.max(0, ...numbers.filter(Number.isInteger));
  return () => `${prefix}${++last}`;
}
