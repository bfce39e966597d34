import { mergeRows } from "./merge-rows.ts";

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
  expect(mergeRows({ slug: "well", quotes: FILE }, rows, ["o1"])).toEqual({
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
  const { added } = mergeRows(
    { slug: "letters-home", quotes },
    [{ text: "New.", example: "" }],
    [],
  );
  expect(added[0]?.id).toBe(next);
});
