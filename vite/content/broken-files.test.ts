import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import type { z } from "zod";
import { collectionSchema, volumeSchema } from "../../src/content/books.ts";
import { siteSchema } from "../../src/content/site.ts";
import { pageSchemas } from "../../src/pages/pages.build.ts";
import { mistakesIn } from "./mistakes.fixture.ts";
import { readYaml } from "./read-yaml.ts";

const SECOND = `  - id: l2
    text: A second line, to be sure.
    example: >-
      Sit down again.
`;
const UNUSED = `# author: The author's name
# price: 49.00
`;
const FILES: Record<string, { schema: z.ZodType; text: string }> = {
  volume: { schema: volumeSchema, text: `${sample("volumes/late.yaml")}${SECOND}` },
  collection: { schema: collectionSchema, text: sample("collections/nights.yaml") },
  site: { schema: siteSchema, text: `${sample("site.yaml")}${UNUSED}` },
  buy: { schema: pageSchemas.buy, text: readFileSync("tests/fixtures/pages/buy.yaml", "utf8") },
};

const BROKEN = mistakesIn("broken-files.test.yaml");
const TEXT = "text: A second line, to be sure.";
const PROGRAMMERS =
  /field|value|map(ping|s)?\b|scalar|token|sequence|\bkeys?\b|node|pars(e|ing)|implicit|indent|null|string|array|object|undefined|boolean|schema|syntax/i;

test.each(BROKEN)("%s", (_what, file, from, to, ...told) => {
  const said = read(file, from, to).problems.map(({ line, reason }) => `${line}  ${reason}`);
  expect(said).toEqual(told);
  for (const words of said) expect(words).not.toMatch(PROGRAMMERS);
});

test.each([
  ["We\u00a0went", "We went"],
  ["Mid\u00adnight", "Midnight"],
  ["We\u200b went", "We went"],
  ["We\u2028went", "We went"],
  ..."12:30, “Late”, C#, 2024-01-01, …, -5 °, A & B!, Yes, 👩‍👩‍👧"
    .split(", ")
    .map((it) => [it, it]),
])("reads %j as %j", (typed, meant) => {
  const { value } = read("volume", TEXT, `text: ${typed}`);
  expect(value).toMatchObject({ quotes: [{}, { text: meant }] });
});

test("reads whatever is typed on a line as it is, or says something", () => {
  const marks = fc.constantFrom(..."#:-*&!?>|[]{},%@`'\"\\ ~=\u00A0\u00AD");
  const words = fc
    .array(fc.oneof(marks, fc.constantFrom("We", "went", " ", "home", "1", "é")), { minLength: 1 })
    .map((parts) => parts.join("").trim())
    .filter((typed) => typed !== "" && !/^["'>|]/.test(typed));
  fc.assert(
    fc.property(words, (typed) => {
      const { value, problems } = read("volume", TEXT, `text: ${typed}`);
      if (problems.length > 0) return;
      const plain = typed.replaceAll("\u00A0", " ").replaceAll("\u00AD", "").trim();
      expect(value).toMatchObject({ quotes: [{}, { text: plain }] });
    }),
    { numRuns: 500 },
  );
});

const EVERY_FILE: [file: string, schema: z.ZodType][] = [
  ...Object.entries(pageSchemas).map(([name, schema]): [string, z.ZodType] => {
    return [`pages/${name}.yaml`, schema];
  }),
  ["site.yaml", siteSchema],
  ["collections/dream-chasers-trilogy.yaml", collectionSchema],
  ["volumes/experiences-of-life.yaml", volumeSchema],
];
/** None of these is what any field may hold; words may be anything but empty. */
const WRONG = [null, "", "  ", true, Number.NaN, new Date(0), { no: "such" }, [["no such"]]];

test.each(EVERY_FILE)("%s: nothing but what a field may hold gets through", (file, schema) => {
  const words: unknown = parse(readFileSync(`tests/fixtures/${file}`, "utf8"));
  const gotThrough = (path: Path, value: unknown) =>
    schema.safeParse(changed(words, path, value)).success;
  expect(schema.safeParse(words).success).toBe(true);

  const paths = pathsIn(words);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    for (const wrong of WRONG) {
      expect(gotThrough(path, wrong), `${path.join(".")}: ${String(wrong)}`).toBe(false);
    }
    if (typeof path.at(-1) === "string") {
      const misspelt = [...path.slice(0, -1), `${String(path.at(-1))}x`];
      expect(gotThrough(misspelt, "words"), misspelt.join(".")).toBe(false);
    }
  }
});

function sample(file: string) {
  return readFileSync(`vite/content/sample/${file}`, "utf8");
}

function read(file: string, from: string | RegExp, to: string) {
  const right = FILES[file];
  if (!right) throw new Error(`there is no file ${file}`);
  const changed = right.text.replace(from, () => to);
  expect(changed).not.toBe(right.text);
  return readYaml(`content/${file}.yaml`, changed, right.schema);
}

type Path = (string | number)[];

/** The path of every value, those that hold others before what they hold. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const here = path.length > 0 ? [path] : [];
  if (typeof value !== "object" || value === null) return here;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...here, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}

/** A copy with another value at `path`. */
function changed(words: unknown, path: Path, value: unknown) {
  const copy = structuredClone(words);
  const parent = path.slice(0, -1).reduce((it, key) => Object(it)[key], copy);
  Object(parent)[path.at(-1) ?? ""] = value;
  return copy;
}
