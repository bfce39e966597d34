import { readFileSync } from "node:fs";
import { entriesIn } from "../../tools/folders.ts";

const TOKENS = ["styles/tokens.css", "styles/fonts.css", "styles/quote-fonts.css"];

const files = entriesIn("src").filter(
  (name) => /\.(css|tsx?)$/.test(name) && !/\.test\./.test(name),
);
const textOf = (file: string) =>
  readFileSync(`src/${file}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
const stylesheets = files.filter((name) => name.endsWith(".css"));
const code = files.filter((name) => !name.endsWith(".css")).map(textOf);

const read = namesIn(/(?<=var\(\s*)--[\w-]+/g);
const readWithoutDefault = namesIn(/(?<=var\(\s*)--[\w-]+(?=\))/g);
const set = namesIn(/(?<![\w-])--[\w-]+(?=:)/g);
const isInCode = (name: string) => code.some((text) => text.includes(name));

test("every custom property that is read is set or has a default, and none is set in vain", () => {
  expect(readWithoutDefault.size).toBeGreaterThan(0);
  expect([...readWithoutDefault.keys()].filter((name) => !set.has(name))).toEqual([]);
  expect([...set.keys()].filter((name) => !read.has(name) && !isInCode(name))).toEqual([]);
});

test("a custom property starts with --_ if one stylesheet alone uses it, and is a token or public otherwise", () => {
  const names = [...new Set([...set.keys(), ...read.keys()])];
  const wrong = names.filter((name) => {
    const users = new Set([...(set.get(name) ?? []), ...(read.get(name) ?? [])]);
    const isToken = TOKENS.some((file) => set.get(name)?.has(file));
    const isPrivate = users.size === 1 && !isToken && !isInCode(name);
    return isPrivate !== name.startsWith("--_");
  });
  expect(wrong).toEqual([]);
});

/** The custom properties that match in any stylesheet, each with the stylesheets. */
function namesIn(pattern: RegExp) {
  const found = new Map<string, Set<string>>();
  for (const file of stylesheets)
    for (const [name] of textOf(file).matchAll(pattern))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}
