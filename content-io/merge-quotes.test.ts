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

test("refuses a row without an id whose text two quotes have", () => {
  const twice = [...FILE, { id: "p4", text: "Rope.", example: WATER }];
  expect(() => merge(twice, [row("Rope.", "Pull.")])).toThrow('p3 and p4 have the text "Rope."');
  expect(merge(twice, [{ id: "p4", text: "Rope.", example: "Pull." }]).quotes[2]).toEqual(FILE[2]);
});

test("never loses a text, whatever the spreadsheet holds", () => {
  const texts = fc.constantFrom(..."ABCDEF");
  const example = fc.constantFrom("x", "y");
  const ids = fc.integer({ min: 1, max: 9 }).map((number) => `p${number}`);
  const distinct = { maxLength: 6, selector: ({ text }: Row) => text };
  const file: fc.Arbitrary<Quote[]> = fc
    .uniqueArray(fc.record({ text: texts, example }), distinct)
    .map((cells) => cells.map((cell, index) => ({ id: `p${index + 1}`, ...cell })));
  const named: fc.Arbitrary<Row[]> = fc.uniqueArray(fc.record({ id: ids, text: texts, example }), {
    maxLength: 6,
    selector: ({ id }) => id,
  });
  const unnamed: fc.Arbitrary<Row[]> = fc.uniqueArray(
    fc.record({ text: texts, example }),
    distinct,
  );
  const spreadsheet = fc
    .tuple(named, unnamed)
    .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: parts.flat().length }));

  fc.assert(
    fc.property(file, spreadsheet, (before, rows) => {
      const { quotes } = merge(before, rows);
      const find = (id: string) => quotes.find((quote) => quote.id === id);
      for (const { id, text } of before) {
        const own = rows.find((row) => row.id === id);
        expect(find(id)?.text).toBe(own?.text ?? text);
      }
      const idsOf = (list: Quote[]) => list.map(({ id }) => id);
      expect(idsOf(quotes.slice(0, before.length))).toEqual(idsOf(before));
      expect(new Set(idsOf(quotes)).size).toBe(quotes.length);
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
