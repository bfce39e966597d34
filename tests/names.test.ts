import { readFileSync } from "node:fs";
import * as names from "../src/shared/names.ts";
import { entriesIn } from "../tools/folders.ts";

const SELECTING =
  /\.(?:querySelector(?:All)?|closest|matches|getElementsBy\w+)(?:<[^>]*>)?\(\s*(?:(["'`])(.*?)\1|(\w+))/g;

const sources = entriesIn("src")
  .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.(test|helper)\.|\.d\.ts$/.test(name))
  .map((name) => ({ file: `src/${name}`, text: readFileSync(`src/${name}`, "utf8") }));
const scripts = sources.filter(({ file }) => /\.tsx?$/.test(file));

test("scripts select by no class, and by ids and data attributes of names.ts alone", () => {
  const selectors = scripts.flatMap(({ file, text }) =>
    selectorsIn(text).map((selector) => `${file}: ${selector}`),
  );
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((line) => /: .*([.#]|\[data-)[a-z]/i.test(line))).toEqual([]);
});

test("scripts find by id only what names.ts names", () => {
  const literal = /getElementById\(\s*["'`]|documentElement\.dataset/;
  expect(scripts.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([]);
});

test("markup or a stylesheet has each data attribute of names.ts", () => {
  const written = sources.filter(({ file }) => /\.(tsx|css)$/.test(file));
  const attributes = Object.values(names).filter((name) => name.startsWith("data-"));
  expect(attributes.length).toBeGreaterThan(0);
  for (const name of attributes)
    expect(
      written.some(({ text }) => text.includes(name)),
      name,
    ).toBe(true);
});

test("without-scripts.css has the id of the first script", () => {
  const css = readFileSync("src/styles/without-scripts.css", "utf8");
  expect(css).toContain(`:has(#${names.FIRST_SCRIPT_ID})`);
});

/** The selectors of a script, also those in its constants, without what is inserted into them. */
function selectorsIn(text: string) {
  return [...text.matchAll(SELECTING)].map(([, , literal, constant]) => {
    const value = new RegExp(`const ${constant} =\\s*(["'\`])(.*?)\\1`).exec(text)?.[2];
    return (literal ?? value ?? "").replaceAll(/\$\{.*?\}/g, "");
  });
}
