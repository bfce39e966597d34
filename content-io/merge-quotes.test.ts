import fc from "fast-check";
import type { Quote } from "../src/content/books.ts";
import { mergeQuotes } from "./merge-quotes.ts";
import type { Row } from "./spreadsheet.ts";

const WATER = "Drink a glass of water.";
const FILE = [
  { id: "p1", text: "The well is deep.", example: WATER },
  { id: "p2", text: "The bucket is not.", example: WATER },
  { id: "p3", text: "Rope.", example: "Tie a knot." },
];
const row = (text: string, example: string): Row => ({ text, example });

test("adds a new quote whose example is that of others", () => {
  const { quotes, summary } = merge(FILE, [row("Rain.", WATER)]);
  expect(quotes).toEqual([...FILE, { id: "p4", text: "Rain.", example: WATER }]);
  expect(summary).toBe("1 new, 0 changed, 3 as they are");
});

test("keeps the ids of quotes that come after new ones in the spreadsheet", () => {
  const { quotes } = merge(FILE, [row("Rain.", WATER), ...FILE.toReversed().map(withoutId)]);
  expect(quotes).toEqual([...FILE, { id: "p4", text: "Rain.", example: WATER }]);
});

test("counts first, and lists changes before additions", () => {
  const rows = [row("Snow.", "Wait."), { id: "p2", text: "The pail is not.", example: "Sit." }];
  expect(merge(FILE, [...rows, row("The well is deep.", "Look down.")])).toMatchObject({
    summary: "1 new, 2 changed, 1 as they are",
    changes: [
      "changed  p1: Drink a glass of water. → Look down.",
      "changed  p2: The bucket is not. → The pail is not.",
      "changed  p2: Drink a glass of water. → Sit.",
      "new      p4: Snow. (Wait.)",
    ],
  });
});

test("says which quote a new one may be, and replaces nothing", () => {
  const { quotes, changes } = merge(FILE, [row("Ropes.", "Tie a knot."), row("the ROPE", "Pull.")]);
  expect(quotes.slice(0, 3)).toEqual(FILE);
  const hint = "         Is it p3, changed? Then write p3 in the row's column id.";
  expect(changes).toEqual([
    "new      p4: Ropes. (Tie a knot.)",
    hint,
    "new      p5: the ROPE (Pull.)",
  ]);
});

test("never loses a text, whatever the spreadsheet holds", () => {
  const cells = { text: fc.constantFrom("A", "B", "C", "D"), example: fc.constantFrom("x", "y") };
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
  const quotesOf = (ids: number[]) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(`p${id}`), ...cells })));
  const file: fc.Arbitrary<Quote[]> = numbers.chain(quotesOf);
  const named: fc.Arbitrary<Row[]> = numbers.chain(quotesOf);
  const unnamed: fc.Arbitrary<Row[]> = fc.array(fc.record(cells), { maxLength: 6 });
  const spreadsheet = fc
    .tuple(named, unnamed)
    .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: parts.flat().length }));

  fc.assert(
    fc.property(file, spreadsheet, (before, rows) => {
      const { quotes } = merge(before, rows);
      const find = (id: string) => quotes.find((quote) => quote.id === id);
      for (const { id, text, example } of before) {
        const own = rows.find((row) => row.id === id);
        expect(find(id)?.text).toBe(own?.text ?? text);
        const texts = [...before, ...rows].filter((other) => other.text === text);
        if (!own && texts.length > 2) expect(find(id)?.example).toBe(example);
      }
      expect(quotes.slice(0, before.length).map(({ id }) => id)).toEqual(
        before.map(({ id }) => id),
      );
      expect(new Set(quotes.map(({ id }) => id)).size).toBe(quotes.length);
      for (const { id, text, example } of rows)
        expect(quotes).toContainEqual({ id: id ?? expect.any(String), text, example });

      const reordered = merge(before, rows.toReversed()).quotes;
      expect(reordered.slice(0, before.length)).toEqual(quotes.slice(0, before.length));
      expect(merge(quotes, rows).changes).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

function merge(quotes: Quote[], rows: Row[]) {
  return mergeQuotes({ slug: "well", quotes }, rows, new Set());
}

function withoutId({ id: _, ...cells }: Quote): Row {
  return cells;
}
