import type { Quote, Volume } from "../src/content-model/book-schemas.ts";
import type { Row } from "./spreadsheet.ts";

/**
 * What a spreadsheet adds to a volume: the rows whose text and id are both new. `known` counts the
 * rows whose text the volume has; `conflicts` are the ids that another text or volume has.
 */
export function mergeRows(
  { slug, quotes }: Pick<Volume, "slug" | "quotes">,
  rows: Row[],
  otherIds: string[],
) {
  const all = [...quotes];
  const rowIds = rows.flatMap(({ id }) => id ?? []);
  const prefix = prefixOf(quotes, slug);
  let number = highestNumber(prefix, [...quotes.map(({ id }) => id), ...otherIds, ...rowIds]);
  const conflicts: string[] = [];
  let known = 0;
  for (const { id, text, example } of rows) {
    const hasOtherText = all.some((quote) => quote.id === id && quote.text !== text);
    if (id && (hasOtherText || otherIds.includes(id))) conflicts.push(id);
    else if (all.some((quote) => quote.text === text)) known++;
    else all.push({ id: id ?? `${prefix}${++number}`, text, example });
  }
  return { added: all.slice(quotes.length), known, conflicts };
}

/** What stands before the number in the last quote's id, or else the volume's slug. */
function prefixOf(quotes: Quote[], slug: string) {
  const matches = quotes.map(({ id }) => /^(.*?)\d+$/.exec(id));
  return matches.findLast((match) => match)?.[1] ?? `${slug}-`;
}

/** New ids count on from this one, since lower numbers may have been published. */
function highestNumber(prefix: string, ids: string[]) {
  const own = ids.filter((id) => id.startsWith(prefix));
  const numbers = own.map((id) => Number(id.slice(prefix.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}
