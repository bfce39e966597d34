import type { Quote, Volume } from "../src/content/books.ts";
import { UserError } from "../tools/user-error.ts";
import type { Row } from "./spreadsheet.ts";

/**
 * Merges a spreadsheet into a volume's quotes and lists the changes. Existing quotes keep their
 * order, including those missing from the spreadsheet; new ones are appended. `otherIds` are those
 * of other volumes.
 */
export function mergeQuotes(
  { slug, quotes }: Pick<Volume, "slug" | "quotes">,
  rows: Row[],
  otherIds: ReadonlySet<string>,
) {
  const rowIds = rows.flatMap(({ id }) => id ?? []);
  const taken = rowIds.filter((id) => otherIds.has(id));
  if (taken.length > 0) {
    throw new UserError(`These ids belong to quotes of other volumes: ${taken.join(", ")}`);
  }
  const matches = matchRows(quotes, rows);
  const rowsById = new Map(
    [...matches].map(([row, { id }]) => [id, { id, text: row.text, example: row.example }]),
  );
  const kept = quotes.map((quote) => rowsById.get(quote.id) ?? quote);
  const newId = createIdGenerator([...quotes.map(({ id }) => id), ...rowIds], slug, otherIds);
  const newRows = rows.filter((row) => !matches.has(row));

  const changes = quotes.map((before, index) => changesOf(before, kept[index] ?? before));
  const changed = changes.filter((lines) => lines.length > 0).length;
  const added: Quote[] = [];
  const additions = newRows.map(({ text, example, id = newId() }) => {
    added.push({ id, text, example });
    return `new      ${id}: ${onOneLine(text)} (${example})`;
  });
  return {
    quotes: [...kept, ...added],
    summary: `${added.length} new, ${changed} changed, ${quotes.length - changed} as they are`,
    changes: [...changes.flat(), ...additions],
  };
}

/** The quote that each row is about: the one with its id, or else with its text. Others are new. */
function matchRows(quotes: Quote[], rows: Row[]) {
  const rowIds = new Set(rows.map(({ id }) => id));
  const matches = new Map<Row, Quote>();
  for (const row of rows) {
    const [quote, other] = quotes.filter(({ id, text }) => {
      return row.id ? id === row.id : text === row.text && !rowIds.has(id);
    });
    if (quote && other) {
      throw new UserError(
        `${quote.id} and ${other.id} have the text "${row.text}": write one of these ids in the row's column id.`,
      );
    }
    if (quote) matches.set(row, quote);
  }
  return matches;
}

function changesOf(before: Quote, after: Quote) {
  return (["text", "example"] as const)
    .filter((field) => before[field] !== after[field])
    .map(
      (field) => `changed  ${after.id}: ${onOneLine(before[field])} → ${onOneLine(after[field])}`,
    );
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
