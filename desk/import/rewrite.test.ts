import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { withQuotes } from "./rewrite.ts";

const YAML = `# My first volume.
slug: early
title: Early # for now
coverUrl: covers/plain.svg

quotes:
  # The one everybody likes.
  - id: e1 # keep first
    text: >-
      The kettle knows the hour.
    example: >-
      Boil water and wait beside it.

  - id: e2
    text: A lamp is a small opinion.
    example: Switch off one light.
`;
const [e1, e2] = parse(YAML).quotes;

test("nothing changed leaves every byte as it was", () => {
  expect(withQuotes(YAML, [e1, e2])).toBe(YAML);
  for (const name of readdirSync("tests/fixtures/volumes")) {
    const text = readFileSync(`tests/fixtures/volumes/${name}`, "utf8");
    expect(withQuotes(text, parse(text).quotes)).toBe(text);
  }
});

test("a changed quote keeps its place, its comments and its neighbours", () => {
  const changed = { ...e1, text: "The kettle: it knows." };
  expect(withQuotes(YAML, [changed, e2])).toBe(
    YAML.replace("The kettle knows the hour.", "The kettle: it knows."),
  );
});

test("a new quote is written as the others are", () => {
  const added = { id: "e3", text: "# Not a comment: 'words'.", example: "- Sit." };
  expect(withQuotes(YAML, [e1, e2, added])).toBe(
    `${YAML}  - id: e3
    text: >-
      # Not a comment: 'words'.
    example: >-
      - Sit.
`,
  );
});

test("the first quotes of an empty volume", () => {
  const empty = "slug: new\ntitle: New\ncoverUrl: covers/plain.svg\nquotes: []\n";
  expect(parse(withQuotes(empty, [e1, e2])).quotes).toEqual([e1, e2]);
});

test("a file from Windows stays one", () => {
  const windows = `\uFEFF${YAML.replaceAll("\n", "\r\n")}`;
  expect(withQuotes(windows, [e1, e2])).toBe(windows);
  expect(withQuotes(windows, [e2, e1])).not.toMatch(/[^\r]\n/);
});

test("any words whatever read back as they were given", () => {
  const words = fc
    .string({ unit: "grapheme", minLength: 1 })
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(words, words, (text, example) => {
      const quotes = [{ id: "x", text, example }, e1];
      expect(parse(withQuotes(YAML, quotes)).quotes).toEqual(quotes);
    }),
  );
});
