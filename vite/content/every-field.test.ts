import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { collectionSchema, volumeSchema } from "../../src/content/books.ts";
import { siteSchema } from "../../src/content/site.ts";
import { pageSchemas } from "../../src/pages/pages.build.ts";

type Path = (string | number)[];

const FILES: [file: string, schema: z.ZodType][] = [
  ...Object.entries(pageSchemas).map(([name, schema]): [string, z.ZodType] => {
    return [`pages/${name}.yaml`, schema];
  }),
  ["site.yaml", siteSchema],
  ["collections/dream-chasers-trilogy.yaml", collectionSchema],
  ["volumes/experiences-of-life.yaml", volumeSchema],
];
/** None of these is what any field may hold; words may be anything but empty. */
const WRONG = [null, "", "  ", true, Number.NaN, new Date(0), { no: "such" }, [["no such"]]];

test.each(FILES)("%s: nothing but what a field may hold gets through", (file, schema) => {
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
