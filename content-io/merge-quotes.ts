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
  const unmatched = quotes.filter(({ id }) => !rowsById.has(id));
  const added: Quote[] = [];
  const additions = newRows.flatMap((row) => {
    const { text, example, id = newId() } = row;
    added.push({ id, text, example });
    return [
      `new      ${id}: ${onOneLine(text)} (${example})`,
      ...hintsFor(row, newRows, unmatched),
    ];
  });
  return {
    quotes: [...kept, ...added],
    summary: `${added.length} new, ${changed} changed, ${quotes.length - changed} as they are`,
    changes: [...changes.flat(), ...additions],
  };
}

/**
 * The quote that each row is about, if the row says so: by its id, by equal text and example, or by
 * a text that no other row and no other quote has. All other rows are new quotes.
 */
function matchRows(quotes: Quote[], rows: Row[]) {
  const matches = new Map<Row, Quote>();
  const unmatchedQuotes = new Set(quotes);
  const match = (row: Row, quote: Quote | undefined) => {
    if (!quote) return;
    matches.set(row, quote);
    unmatchedQuotes.delete(quote);
  };
  for (const row of rows) match(row, row.id ? quotes.find(({ id }) => id === row.id) : undefined);
  const unnamed = rows.filter(({ id }) => !id);
  for (const row of unnamed) {
    const isSame = ({ text, example }: Quote) => text === row.text && example === row.example;
    match(row, [...unmatchedQuotes].find(isSame));
  }
  const unmatchedRows = unnamed.filter((row) => !matches.has(row));
  for (const row of unmatchedRows) {
    const sharesText = ({ text }: Row) => text === row.text;
    const [quote, ...others] = quotes.filter(sharesText);
    const isOnly = others.length === 0 && rows.filter(sharesText).length === 1;
    if (quote && isOnly && unmatchedQuotes.has(quote)) match(row, quote);
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

/** Names the quote that a new row may be about, if they alone share an example. */
function hintsFor({ id, example }: Row, newRows: Row[], unmatched: Quote[]) {
  const sharesExample = (other: Row) => other.example === example;
  const [quote, ...others] = unmatched.filter(sharesExample);
  if (id || !quote || others.length > 0 || newRows.filter(sharesExample).length > 1) return [];
  return [`         Is it ${quote.id}, changed? Then write ${quote.id} in the row's column id.`];
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
