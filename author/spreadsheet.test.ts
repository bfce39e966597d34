import { readSpreadsheet } from "./spreadsheet.ts";

const HEAD = "id,text,example\n";
const CSV = `${HEAD}l1,"One, two.",Count.\nl2,“Three”,Go on.\n`;
const SEMICOLONS = "id;text;example\nl1;One, two.;Count.\nl2;“Three”;Go on.\n";
const quotes = [
  { id: "l1", text: "One, two.", example: "Count." },
  { id: "l2", text: "“Three”", example: "Go on." },
];

test.each([
  ["with commas", CSV],
  ["with Windows line ends", CSV.replaceAll("\n", "\r\n")],
  ["with semicolons", SEMICOLONS],
  ["with tabs", SEMICOLONS.replaceAll(";", "\t")],
  ["that names its delimiter", `sep=;\r\n${SEMICOLONS}`],
  ["with columns in another case", CSV.replace("text,example", " TEXT ,Example")],
  ["with blank rows", CSV.replaceAll("\n", "\n\n,,\n")],
  ["in UTF-16", Buffer.from(`\uFEFF${CSV}`, "utf16le")],
])("reads a spreadsheet %s", (_how, csv) => {
  expect(readSpreadsheet(Buffer.from(csv))).toEqual(quotes);
});

test.each([
  ["a first line that is further in", '"  One\r\ntwo"', "  One\ntwo"],
  ["the lines of a poem", '"One  \r\n\r\n\r\n  two\u2028 three"', "One\n\n  two\n three"],
])("reads %s", (_what, cell, text) => {
  const bytes = Buffer.from(`text,example\r\n${cell},Go.\r\n`);
  expect(readSpreadsheet(bytes)).toEqual([{ text, example: "Go." }]);
});

test.each([
  [
    "Excel's plain CSV",
    Buffer.from("text\nCaf\u00e9", "latin1"),
    "This is not a CSV file in UTF-8",
  ],
  ["only a heading", HEAD, "The spreadsheet has no rows."],
  ["a misspelt column", "id,text,exmaple\nl1,One,Two\n", 'There is no column "example"'],
  ["empty cells", `${HEAD}l1,,Do.\n,Two,\n`, 'Row 2: "text" is empty\nRow 3: "example" is empty'],
  ["an invalid id", `${HEAD}l 1,One,Do.\n`, 'Row 2: "id" is not a valid id: use letters'],
  ["an unquoted comma in a text", `${HEAD}l1,One, two,Do.\n`, "Row 2: has too many cells"],
  ["an unclosed mark", `${HEAD}l1,"One,Do.\nl2,Two,Do.\n`, "a quotation mark that is never closed"],
])("reports %s", (_what, csv, message) => {
  expect(() => readSpreadsheet(Buffer.from(csv))).toThrow(message);
});
