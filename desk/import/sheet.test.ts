import { expect, test } from "vitest";
import { readSheet } from "./sheet.ts";
import { sheetText } from "./sheet-text.ts";

const HEAD = "id,text,example\n";
const CSV = `${HEAD}l1,"One, two.",Count.\nl2,“Three”,Go on.\n`;
const SEMICOLONS = "id;text;example\nl1;One, two.;Count.\nl2;“Three”;Go on.\n";
const quotes = [
  { id: "l1", text: "One, two.", example: "Count." },
  { id: "l2", text: "“Three”", example: "Go on." },
];

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readSheet(text).quotes;

test.each([
  ["as it is", CSV],
  ["with Windows line ends", CSV.replaceAll("\n", "\r\n")],
  ["with semicolons", SEMICOLONS],
  ["with tabs", SEMICOLONS.replaceAll(";", "\t")],
  ["with Excel's line that names the separator", `sep=;\r\n${SEMICOLONS}`],
  ["with columns in another case", CSV.replace("text,example", " TEXT ,Example")],
  ["with columns in another order", 'text,example,id\n"One, two.",Count.,l1\n“Three”,Go on.,l2\n'],
  ["with blank rows", CSV.replaceAll("\n", "\n\n,,\n")],
  ["with stray spaces", CSV.replace('"One, two.",Count.', '" One,  two.",Count. ')],
  ["with a line break within a cell", CSV.replace("One, two", "One,\r\ntwo")],
])("a sheet is read %s", (_how, csv) => {
  expect(read(csv)).toEqual(quotes);
});

test("a byte order mark and UTF-16 make no difference", () => {
  for (const bytes of [utf8(CSV), utf8(`\uFEFF${CSV}`), Buffer.from(`\uFEFF${CSV}`, "utf16le")]) {
    const { text, notes } = sheetText(bytes);
    expect(read(text)).toEqual(quotes);
    expect(notes).toEqual([]);
  }
});

test("a workbook is told what to do", () => {
  expect(() => sheetText(utf8("PK\u0003\u0004"))).toThrow("This is a workbook, not a CSV file");
});

test("Excel's plain CSV is read, with the words to look at", () => {
  const windows = Buffer.from("id;text\r\nl1;It\x92s a caf\xE9 \x96 \x93so\x94\r\n", "latin1");
  expect(sheetText(windows)).toEqual({
    text: "id;text\r\nl1;It’s a café – “so”\r\n",
    notes: [
      "Read from it: It’s, café, –, “so”. If that is not what you wrote, save it as “CSV UTF-8”.",
    ],
  });
});

const COLUMNS_SHOWN = "The first row must name the columns; here it reads";

test.each([
  ["an empty file", "", "The file is empty."],
  ["a heading alone", HEAD, "The sheet has a heading but no rows."],
  [
    "a missing column",
    "id,text,note\nl1,One,Two\n",
    `There is no column "example".\n${COLUMNS_SHOWN} "id", "text", "note".`,
  ],
  [
    "a misspelt column",
    "id,text,exmaple\nl1,One,Two\n",
    `There is no column "example": perhaps "exmaple" is meant.\n${COLUMNS_SHOWN} "id", "text", "exmaple".`,
  ],
  [
    "a misspelt id, which would cost every id",
    "ids,text,example\nl1,One,Two\n",
    `There is no column "id": perhaps "ids" is meant.\n${COLUMNS_SHOWN} "ids", "text", "example".`,
  ],
  [
    "a column twice",
    "id,text,text,example\nl1,a,b,c\n",
    `There are 2 columns called "text".\n${COLUMNS_SHOWN} "id", "text", "text", "example".`,
  ],
  [
    "an id twice, counted as the spreadsheet counts",
    `${HEAD}l1,"One\nmore",Do.\n,,\nl1,Two,Do.\n`,
    'Row 4 has the id "l1" of row 2.',
  ],
  ["empty cells", `${HEAD}l1,,Do.\n,Two,\n`, "Row 2 has no text.\nRow 3 has no example."],
  [
    "an id that is none",
    `${HEAD}l 1,One,Do.\n`,
    'Row 2 has the id "l 1", which is no id: use letters, digits and hyphens, as in eol7.',
  ],
  [
    "a comma that tears a text apart",
    `${HEAD}l1,One, two,Do.\n`,
    "Row 2 has 4 cells, the heading 3: words with a separator in them belong in quotation marks.",
  ],
  [
    "a quotation mark left open",
    `${HEAD}l1,"One,Do.\nl2,Two,Do.\n`,
    'A quotation mark (") is opened and never closed, so that the rest of the sheet is one cell.',
  ],
])("%s", (_what, csv, complaint) => {
  expect(() => readSheet(csv)).toThrow(new Error(complaint));
});

test("what is left out of account is said", () => {
  expect(readSheet('id,note,text,example\nl1,x,"a\nb",Do.\n').notes).toEqual([
    "Left out of account: the columns note.",
    "Line breaks within a cell become spaces (1 row): the site sets each sentence as a line.",
  ]);
});

test("ids may be left out, one or all", () => {
  const idsIn = (csv: string) => read(csv).map(({ id }) => id);
  expect(idsIn(`${HEAD}l1,One.,Do.\n,Two.,Do.\n,Three.,Do.\n`)).toEqual(["l1", "", ""]);
  expect(idsIn("text,example\nOne.,Do.\nTwo.,Do.\n")).toEqual(["", ""]);
});

test("quotation marks inside a text stay", () => {
  expect(read(`${HEAD}l1,"He said ""stay"".",Say "no".\n`)).toEqual([
    { id: "l1", text: 'He said "stay".', example: 'Say "no".' },
  ]);
});
