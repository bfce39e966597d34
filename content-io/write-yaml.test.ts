import fc from "fast-check";
import { parse } from "yaml";
import { canonicalYaml } from "./write-yaml.ts";

const UNTIDY = `# a note
title: Late
slug: late
quotes:
  - {text: "We are #1: really", id: l1, example: 'Walk'}
coverUrl: covers/plain.svg
`;
const TIDY = `slug: late
title: Late
coverUrl: /covers/plain.svg
quotes:
  - id: l1
    text: 'We are #1: really'
    example: Walk
`;

test("preserves any text", () => {
  const words = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => text.trim());
  const quotes = fc.array(fc.record({ id: words, text: words, example: words }));
  fc.assert(
    fc.property(quotes, (quotes) => {
      expect(parse(canonicalYaml("content/volumes/a.yaml", { quotes }))).toEqual({ quotes });
    }),
  );
});

test("writes a file as the editor would", () => {
  expect(canonicalYaml("content/volumes/late.yaml", parse(UNTIDY))).toBe(TIDY);
});
