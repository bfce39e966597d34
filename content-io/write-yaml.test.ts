import fc from "fast-check";
import { parse } from "yaml";
import { canonicalYaml } from "./write-yaml.ts";

test("preserves any text", () => {
  const words = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => text.trim());
  const quotes = fc.array(fc.record({ id: words, text: words, example: words }));
  fc.assert(
    fc.property(quotes, (quotes) => {
      expect(parse(canonicalYaml("content/volumes/a.yaml", { quotes }))).toEqual({ quotes });
    }),
  );
});
