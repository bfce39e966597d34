import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { collectionSchema, volumeSchema } from "../../src/content/books.ts";
import { siteSchema } from "../../src/content/site.content.ts";
import buyPage from "../../src/pages/buy/buy.content.ts";
import { parseSource } from "./source-file.ts";

const SECOND = `  - id: l2
    text: A second line, to be sure.
    example: >-
      Sit down again.
`;
const UNUSED = `# author: The author's name
# price: 49.00
`;
const FILES = {
  volume: { schema: volumeSchema, text: `${sample("volumes/late.yaml")}${SECOND}` },
  collection: { schema: collectionSchema, text: sample("collections/nights.yaml") },
  site: { schema: siteSchema, text: `${sample("site.yaml")}${UNUSED}` },
  buy: { schema: buyPage.schema, text: readFileSync("tests/fixtures/pages/buy.yaml", "utf8") },
} satisfies Record<string, { schema: z.ZodType; text: string }>;

type Broken = [
  what: string,
  file: keyof typeof FILES,
  from: string,
  to: string,
  line: number,
  told: string,
];
const BROKEN: Broken[] = parse(
  readFileSync(new URL("broken-files.test.yaml", import.meta.url), "utf8"),
);

const ENTRY = "  - id: l2";
const TEXT = "text: A second line, to be sure.";

function sample(file: string) {
  return readFileSync(`vite/content/sample/${file}`, "utf8");
}

function read(file: keyof typeof FILES, from: string | RegExp, to: string) {
  const { schema, text } = FILES[file];
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  const { data, problems, warnings } = parseSource<unknown>(
    `content/${file}.yaml`,
    changed,
    schema,
  );
  return { data, problems, warnings };
}

const PROGRAMMERS =
  /field|value|map(ping|s)?\b|scalar|token|sequence|\bkeys?\b|node|pars(e|ing)|implicit|indent|null|string|array|object|undefined|boolean|schema|syntax/i;

describe("broken as people break files", () => {
  test.each(BROKEN)("%s", (_what, file, from, to, line, told) => {
    const [, pattern, flags] = /^\/(.*)\/(g?)$/.exec(from) ?? [];
    const { problems } = read(file, pattern === undefined ? from : new RegExp(pattern, flags), to);
    expect(
      problems.map(({ line, reason }) => `${line}  ${reason.slice(0, told.length)}`),
    ).toContain(`${line}  ${told}`);
    for (const { reason } of problems) expect(reason).not.toMatch(PROGRAMMERS);
  });

  test("there are enough of them", () => expect(BROKEN.length).toBeGreaterThan(60));
});

test.each([
  [
    "a hard space",
    "We\u00A0went",
    "has a hard space after “We”: type a plain space, or npm run content -- --fix does it",
  ],
  ["a soft hyphen", "Mid\u00ADnight", "has an unseen soft hyphen after “Mid”: take it out"],
  ["a space without width", "We\u200B went", "has an unseen space without width after “We”"],
  [
    "a line separator",
    "We\u2028went",
    "has a line break of a word processor after “We”: type a plain space",
  ],
  ["a break of Word's", "We\vwent", "has a line break of a word processor after “We”"],
  [
    "a note",
    "We went # home",
    'leaves out what follows #, as a note: to show it, write "We went # home"',
  ],
])("%s among the words is told, and the file is read all the same", (_what, words, told) => {
  const { problems, warnings } = read("volume", TEXT, `text: ${words}`);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    { file: "content/volume.yaml", line: 11, reason: expect.stringContaining(told) },
  ]);
});

test.each([
  "Null",
  "~",
  "12:30",
  "“Late”",
  "C#",
  "2024-01-01",
  "…",
  "-5 degrees",
  "Mr. A & B!",
  "Yes",
  "👩‍👩‍👧 at home",
  "CAFÉ”",
])("%s is read as it is typed, without a word", (words) => {
  const { data, warnings } = read("volume", TEXT, `text: ${words}`);
  expect(data).toMatchObject({ quotes: [{}, { text: words }] });
  expect(warnings).toEqual([]);
});

test("a note beside an id or an address is nobody's loss", () => {
  expect(read("volume", ENTRY, `${ENTRY} # a favourite`)).toMatchObject({
    problems: [],
    warnings: [],
  });
  expect(read("site", "shopUrl", "# the shop\nshopUrl")).toMatchObject({
    problems: [],
    warnings: [],
  });
});

test("whatever is typed on a line, it is read as it is, or something is said", () => {
  const marks = fc.constantFrom(..."#:-*&!?>|[]{},%@`'\"\\ ~=\u00A0\u00AD");
  const words = fc
    .array(fc.oneof(marks, fc.constantFrom("We", "went", " ", "home", "1", "é")), { minLength: 1 })
    .map((parts) => parts.join("").trim())
    .filter((typed) => typed !== "" && !/^["'>|]/.test(typed));
  fc.assert(
    fc.property(words, (typed) => {
      const { data, problems, warnings } = read("volume", TEXT, `text: ${typed}`);
      if (problems.length + warnings.length > 0) return;
      expect(data).toMatchObject({ quotes: [{}, { text: typed }] });
    }),
    { numRuns: 500 },
  );
});
