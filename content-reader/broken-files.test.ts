import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content-model/book-schemas.ts";
import { siteSchema } from "../src/content-model/site.ts";
import { buy } from "../src/pages/page-kinds.data.ts";
import { readCases } from "../tests/helpers/content-problems.ts";
import { validateFile } from "./validate-file.ts";

const SECOND = `  - id: l2
    text: A second line, to be sure.
    example: >-
      Sit down again.
`;
const UNUSED = "# author: The author's name\n# price: 49.00\n";
const FILES: Record<string, { schema: z.ZodType; text: string }> = {
  volume: { schema: volumeSchema, text: `${sample("volumes/late.yaml")}${SECOND}` },
  collection: { schema: collectionSchema, text: sample("collections/nights.yaml") },
  site: { schema: siteSchema, text: `${sample("site.yaml")}${UNUSED}` },
  buy: { schema: buy.schema, text: readFileSync("tests/fixtures/pages/buy.yaml", "utf8") },
};

const BROKEN = readCases("broken-files.test.yaml");
const TEXT = "text: A second line, to be sure.";

test.each(BROKEN)("%s", (_what, file, from, to, ...expected) => {
  const reported = read(file, from, to).problems.map(({ line, reason }) => `${line}  ${reason}`);
  expect(reported).toEqual(expected);
});

test.each([
  ["We\u00a0went", "We went"],
  ["Mid\u00adnight", "Midnight"],
  ["We\u200b went", "We went"],
  ["We\u2028went", "We\nwent"],
  ["|2-\n        We\n      went\n        home", "  We\nwent\n  home"],
  ..."12:30, “Late”, C#, 2024-01-01, …, -5 °, A & B!, Yes, 👩‍👩‍👧"
    .split(", ")
    .map((text) => [text, text]),
])("reads %j as %j", (typed, meant) => {
  const { value, problems } = read("volume", TEXT, `text: ${typed}`);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ quotes: [{}, { text: meant }] });
});

test("reads any typed line unchanged, or reports a problem", () => {
  const marks = fc.constantFrom(..."#:-*&!?>|[]{},%@`'\"\\ ~=\u00A0\u00AD");
  const line = fc
    .array(fc.oneof(marks, fc.constantFrom("We", "went", " ", "home", "1", "é")), { minLength: 1 })
    .map((parts) => parts.join("").trim())
    .filter((typed) => typed !== "" && !/^["'>|]/.test(typed));
  fc.assert(
    fc.property(line, (typed) => {
      const { value, problems } = read("volume", TEXT, `text: ${typed}`);
      if (problems.length > 0) return;
      const plain = typed.replaceAll("\u00A0", " ").replaceAll("\u00AD", "").trim();
      expect(value).toMatchObject({ quotes: [{}, { text: plain }] });
    }),
    { numRuns: 500 },
  );
});

function sample(file: string) {
  return readFileSync(`tests/tiny-content/${file}`, "utf8");
}

function read(file: string, from: string | RegExp, to: string) {
  const right = FILES[file];
  if (!right) throw new Error(`there is no file ${file}`);
  const changed = right.text.replace(from, () => to);
  expect(changed).not.toBe(right.text);
  return validateFile(`content/${file}.yaml`, changed, right.schema);
}
