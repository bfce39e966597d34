import { readFileSync } from "node:fs";
import { entriesIn } from "../../tools/folders.ts";

const files = entriesIn("src").filter(
  (name) => /\.(css|tsx?)$/.test(name) && !/\.test\./.test(name),
);
const sources = files.map((name) => readFileSync(`src/${name}`, "utf8"));
const namesIn = (pattern: RegExp) => new Set(sources.flatMap((text) => text.match(pattern) ?? []));

test("every custom property that is read is set or has a default", () => {
  const readWithoutDefault = namesIn(/(?<=var\(\s*)--[\w-]+(?=\))/g);
  const set = namesIn(/(?<![\w-])--[\w-]+(?="?:)/g);
  expect(readWithoutDefault.size).toBeGreaterThan(0);
  expect([...readWithoutDefault].filter((name) => !set.has(name))).toEqual([]);
});
