import type { Quote } from "../../src/content/books.ts";

/** What a sheet would do to a volume. */
export interface Changes {
  added: Quote[];
  changed: { before: Quote; after: Quote }[];
  unchanged: number;
  /** In the volume but not in the sheet. */
  absent: Quote[];
  /** Whether quotes that are in both come in another order. */
  reordered: boolean;
}

export function isAnything({ added, changed, absent, reordered }: Changes) {
  return reordered || added.length + changed.length + absent.length > 0;
}

export function changesBetween(volume: Quote[], sheet: Quote[]): Changes {
  const before = new Map(volume.map((quote) => [quote.id, quote]));
  const after = new Map(sheet.map((quote) => [quote.id, quote]));
  const both = sheet.flatMap((quote) => {
    const old = before.get(quote.id);
    return old ? [{ before: old, after: quote }] : [];
  });
  const changed = both.filter(({ before, after }) => !isSame(before, after));
  const order = volume.filter(({ id }) => after.has(id)).map(({ id }) => id);
  return {
    added: sheet.filter(({ id }) => !before.has(id)),
    changed,
    unchanged: both.length - changed.length,
    absent: volume.filter(({ id }) => !after.has(id)),
    reordered: order.join("\n") !== both.map(({ after }) => after.id).join("\n"),
  };
}

/** The sheet's quotes in the sheet's order; those it does not have stay behind their old neighbour. */
export function keepingAbsent(volume: Quote[], sheet: Quote[]): Quote[] {
  const inSheet = new Set(sheet.map(({ id }) => id));
  const result = [...sheet];
  volume.forEach((quote, at) => {
    if (inSheet.has(quote.id)) return;
    const neighbour = volume[at - 1]?.id;
    const place = result.findIndex(({ id }) => id === neighbour); // −1 for the very first
    result.splice(place + 1, 0, quote);
  });
  return result;
}

function isSame(a: Quote, b: Quote) {
  return a.text === b.text && a.example === b.example;
}
