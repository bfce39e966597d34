import fc from "fast-check";
import type { Quote } from "../src/content-model/book-schemas.ts";
import { newQuotes } from "./new-quotes.ts";
import type { Row } from "./spreadsheet.ts";

const WATER = "Drink a glass of water.";
const FILE = [
  { id: "p1", text: "The well is deep.", example: WATER },
  { id: "p2", text: "Rope.", example: "Tie a knot." },
];

test("adds what is new, counts what is there, and leaves an id that another text has", () => {
  const rows = [
    { text: "Rope.", example: "Pull." },
    { text: "Rain.", example: WATER },
    { id: "p1", text: "The well is dry.", example: WATER },
    { id: "o1", text: "Snow.", example: "Wait." },
    { id: "p7", text: "Ice.", example: "Wait." },
    { text: "Rain.", example: "Again." },
  ];
  expect(newQuotes({ slug: "well", quotes: FILE }, rows, ["o1"])).toEqual({
    added: [
      { id: "p8", text: "Rain.", example: WATER },
      { id: "p7", text: "Ice.", example: "Wait." },
    ],
    known: 2,
    conflicts: ["p1", "o1"],
  });
});

test.each([
  [["lomv2-9", "lomv2-10"], "lomv2-11"],
  [["q1", "q30", "q7"], "q31"],
  [["old1", "new1"], "new2"],
  [["first", "second"], "letters-home-1"],
  [[], "letters-home-1"],
])("the next id after %j is %s", (ids, next) => {
  const quotes = ids.map((id) => ({ id, text: id, example: "Go." }));
  const { added } = newQuotes(
    { slug: "letters-home", quotes },
    [{ text: "New.", example: "" }],
    [],
  );
  expect(added[0]?.id).toBe(next);
});

test("loses no row and gives no id twice, whatever the spreadsheet holds", () => {
  const id = fc.constantFrom("p1", "p2", "p3", "p4", "o1");
  const cells = { text: fc.constantFrom(..."ABCDEF"), example: fc.constantFrom("x", "y") };
  const quotes: fc.Arbitrary<Quote[]> = fc.uniqueArray(fc.record({ id, ...cells }), {
    selector: (quote) => quote.id,
  });
  const rows: fc.Arbitrary<Row[]> = fc.array(
    fc.record({ id: fc.option(id, { nil: undefined }), ...cells }),
  );
  fc.assert(
    fc.property(quotes, rows, (all, rows) => {
      const own = all.filter(({ id }) => id !== "o1");
      const { added, known, conflicts } = newQuotes({ slug: "well", quotes: own }, rows, ["o1"]);
      const after = [...own, ...added];
      expect(added.length + known + conflicts.length).toBe(rows.length);
      expect(new Set([...after.map(({ id }) => id), "o1"]).size).toBe(after.length + 1);
      for (const { id = "", text } of rows)
        if (!conflicts.includes(id)) expect(after.map((quote) => quote.text)).toContain(text);
      expect(newQuotes({ slug: "well", quotes: after }, rows, ["o1"]).added).toEqual([]);
    }),
  );
});
