import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, type Rgb } from "../../tests/helpers/contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [normal = "", moreContrast = ""] = css.split("@media (prefers-contrast: more)");

const WORDS = ["paper", "paper-2", "paper-3", "primary", "red", "amber", "green"];
const TINTS = ["red", "cover-rose", "green", "amber", "cover-copper", "cover-straw", "primary"];
const SHIMMER = ["shimmer-base", "shimmer-core", "primary-up"];

test.each([...WORDS, ...TINTS])(
  "words in %s can be read on the page and on every sheet",
  (name) => {
    for (const ground of ["ink", "sheet", "sheet-up"])
      expect(contrast(token(name), token(ground)), ground).toBeGreaterThan(4.5);
  },
);

test.each(SHIMMER)("a shimmering title can be read where it is %s", (name) => {
  for (const ground of ["sheet", "sheet-up"])
    expect(contrast(token(name), token(ground)), ground).toBeGreaterThan(4.5);
});

test("a button's words can be read, at rest and under the pointer", () => {
  for (const ground of ["primary", "primary-up"])
    expect(contrast(token("on-primary"), token(ground)), ground).toBeGreaterThan(4.5);
});

test("the edge of a control stands out from whatever it lies on", () => {
  for (const ground of ["ink", "sheet"])
    expect(contrast(token("edge"), token(ground)), ground).toBeGreaterThan(3);
});

test("who asks for more contrast gets it", () => {
  for (const name of ["hairline", "paper-2", "paper-3"])
    expect(contrast(token(name, moreContrast), token("ink")), name).toBeGreaterThan(
      contrast(token(name), token("ink")),
    );
});

function token(name: string, sheet = normal): Rgb {
  const [, same, hex] =
    new RegExp(`--${name}: (?:var\\(--(.+?)\\)|#([0-9a-f]{6}))`).exec(sheet) ?? [];
  if (same) return token(same, sheet);
  if (!hex) throw new Error(`tokens.css has no colour called ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
