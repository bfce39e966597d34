import type { Quote, Volume } from "../src/content/books.ts";
import { PlainError } from "../tools/plain-error.ts";
import { createIds } from "./ids.ts";
import { PLACEHOLDER } from "./publish-checklist.ts";
import type { Row } from "./sheet.ts";

/**
 * A volume's quotes after a sheet is merged into them, and what that changes. Quotes keep their
 * places, those that the sheet has not stay as they are, and new ones follow at the end.
 */
export function merge({ slug, ...volume }: Volume, rows: Row[], elsewhere: ReadonlySet<string>) {
  const before = volume.quotes.filter(({ text }) => text !== PLACEHOLDER);
  const given = new Set(rows.flatMap(({ id }) => id ?? []));
  const taken = [...given].filter((id) => elsewhere.has(id));
  if (taken.length > 0) {
    throw new PlainError(`These ids belong to quotes of other volumes: ${taken.join(", ")}`);
  }
  const newId = createIds([...before.map(({ id }) => id), ...given], slug, elsewhere);
  const unmatched = new Set(before.filter(({ id }) => !given.has(id)));
  const idOf = ({ id, text, example }: Row) => {
    if (id) return id;
    const same = [...unmatched].find((it) => it.text === text || it.example === example);
    if (same) unmatched.delete(same);
    return same?.id ?? newId();
  };
  const sheet = new Map(
    rows.map((row): [string, Quote] => {
      const id = idOf(row);
      return [id, { id, text: row.text, example: row.example }];
    }),
  );
  const known = new Set(before.map(({ id }) => id));
  const added = [...sheet.values()].filter(({ id }) => !known.has(id));
  const merged = before.map((quote) => sheet.get(quote.id) ?? quote);
  return {
    quotes: [...merged, ...added],
    changes: [
      ...before.flatMap((quote, at) => changesBetween(quote, merged[at] ?? quote)),
      ...added.map(({ id, text, example }) => `new      ${id}: ${text} → ${example}`),
    ],
  };
}

function changesBetween(before: Quote, after: Quote) {
  return (["text", "example"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `changed  ${before.id}: ${before[field]} → ${after[field]}`);
}
