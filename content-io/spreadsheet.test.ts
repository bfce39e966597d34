import { createIdGenerator } from "./merge-quotes.ts";
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
  ["with a semicolon in a heading", CSV.replace("example\n", 'example,"mine; private"\n')],
  ["with a comma in a heading", SEMICOLONS.replace("example\n", "example;mine, private\n")],
  ["with columns in another case", CSV.replace("text,example", " TEXT ,Example")],
  ["with columns in another order", 'text,example,id\n"One, two.",Count.,l1\n“Three”,Go on.,l2\n'],
  ["with blank rows", CSV.replaceAll("\n", "\n\n,,\n")],
  ["with stray spaces", CSV.replace('"One, two.",Count.', '" One,  two.",Count. ')],
  ["with quotation marks", CSV.replace("“Three”", '"“Three”"')],
  ["with a line break in an example", CSV.replace("Go on.", '"Go\r\non."')],
  ["with a byte order mark", `\uFEFF${CSV}`],
  ["in UTF-16", Buffer.from(`\uFEFF${CSV}`, "utf16le")],
])("reads a spreadsheet %s", (_how, csv) => {
  expect(readSpreadsheet(Buffer.from(csv)).rows).toEqual(quotes);
});

test.each([
  ["a first line that is further in", '"  One\r\ntwo"', "utf8", "  One\ntwo"],
  ["the lines of a poem", '"One  \r\n\r\n\r\n  two\u2028 three"', "utf8", "One\n\n  two\n three"],
  ["Excel's plain CSV", "It\x92s a caf\xE9 \x96 \x93so\x94", "latin1", "It’s a café – “so”"],
] as const)("reads %s", (_what, cell, encoding, text) => {
  const bytes = Buffer.from(`text,example\r\n${cell},Go.\r\n`, encoding);
  expect(readSpreadsheet(bytes).rows).toEqual([{ text, example: "Go." }]);
});

const POLISH = "Było cicho, są gwiazdy, każda łódź śpi.";
const bytesOf = (cell: string, codes: Record<string, number>) => {
  const csv = `text,example\n"${cell}",Go.\n`;
  return Uint8Array.from(csv, (letter) => codes[letter] ?? letter.charCodeAt(0));
};
const WINDOWS_1250 = { ł: 0xb3, ą: 0xb9, ż: 0xbf, ś: 0x9c, ó: 0xf3, ź: 0x9f };
const ISO_8859_2 = { ł: 0xb3, ą: 0xb1, ż: 0xbf, ś: 0xb6, ó: 0xf3, ź: 0xbc };
const MAC_ROMAN = { "’": 0xd5, é: 0x8e, ç: 0x8d, "–": 0xd0 };
const WINDOWS_1251 = { н: 0xed, і: 0xb3, ч: 0xf7 };
const WINDOWS_1252 = { "’": 0x92, é: 0xe9 };

test.each([
  ["Polish of Windows", POLISH, WINDOWS_1250, undefined, "windows-1250", false],
  ["Polish of Linux", `${POLISH} Miał łąkę.`, ISO_8859_2, undefined, "windows-1252", true],
  ["Polish, as told", POLISH, WINDOWS_1250, "windows-1250", "windows-1250", false],
  ["French of an old Mac", "C’était ça – là", MAC_ROMAN, undefined, "windows-1252", true],
  ["French of an old Mac, as told", "C’était ça –", MAC_ROMAN, "macintosh", "macintosh", false],
  ["Ukrainian of Windows", "нічні", WINDOWS_1251, undefined, "windows-1252", true],
  ["French of Windows", "C’était 5 m³", WINDOWS_1252, undefined, "windows-1252", true],
  ["UTF-8", POLISH, undefined, undefined, "utf-8", false],
])("knows or guesses the encoding of %s", (_what, cell, codes, given, encoding, isGuess) => {
  const bytes = codes ? bytesOf(cell, codes) : Buffer.from(`text,example\n"${cell}",Go.\n`);
  const read = readSpreadsheet(bytes, given);
  expect(read).toMatchObject({ encoding, isGuess });
  if (!isGuess) expect(read.rows[0]?.text).toBe(cell);
});

test.each([
  ["a workbook", "PK\u0003\u0004", "This is a workbook, not a CSV file"],
  ["an empty file", "", 'There is no column "text"'],
  ["only a heading", HEAD, "The spreadsheet has no rows."],
  ["a misspelt column", "id,text,exmaple\nl1,One,Two\n", 'There is no column "example"'],
  [
    "an id twice",
    `${HEAD}l1,"One\nmore",Do.\n,,\nl1,Two,Do.\n`,
    'Row 4: repeats the id "l1" of row 2',
  ],
  ["empty cells", `${HEAD}l1,,Do.\n,Two,\n`, 'Row 2: "text" is empty\nRow 3: "example" is empty'],
  ["an invalid id", `${HEAD}l 1,One,Do.\n`, 'Row 2: "id" is not a valid id: use letters'],
  ["an unquoted comma in a text", `${HEAD}l1,One, two,Do.\n`, "Row 2: has too many cells"],
  ["an unclosed mark", `${HEAD}l1,"One,Do.\nl2,Two,Do.\n`, "a quotation mark that is never closed"],
])("reports %s", (_what, csv, message) => {
  expect(() => readSpreadsheet(Buffer.from(csv))).toThrow(message);
});

test.each([
  [["eol1", "eol2"], "eol3"],
  [["lomv2-9", "lomv2-10"], "lomv2-11"],
  [["q1", "q30", "q7"], "q31"],
  [["old1", "new1"], "new2"],
  [["first", "second"], "letters-home-1"],
  [[], "letters-home-1"],
])("the next id after %j is %s", (own, next) => {
  expect(createIdGenerator(own, "letters-home", new Set())()).toBe(next);
});

test("never gives an id twice, nor one of another volume", () => {
  const next = createIdGenerator(["e1"], "early", new Set(["e1", "e2"]));
  expect([next(), next()]).toEqual(["e3", "e4"]);
});
