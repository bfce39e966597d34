import { readFileSync } from "node:fs";
import { contrast, type Rgb } from "../../tests/helpers/contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [normal = "", moreContrast = ""] = css.split("@media (prefers-contrast: more)");

const TEXT = ["text", "text-muted", "text-faint", "primary", "red", "amber", "green"];
const SPINES = ["book-rose", "book-copper", "book-straw"];
const GROUNDS = ["bg", "surface", "surface-hover"];
const SHIMMER = ["shimmer-base", "shimmer-core", "primary-hover"];

test.each([
  ...[...TEXT, ...SPINES].map((name) => ({ name, least: 4.5, on: GROUNDS })),
  ...SHIMMER.map((name) => ({ name, least: 4.5, on: ["surface", "surface-hover"] })),
  { name: "on-primary", least: 4.5, on: ["primary", "primary-hover"] },
  { name: "control-border", least: 3, on: ["bg", "surface"] },
])("$name has a contrast of at least $least on $on", ({ name, least, on }) => {
  for (const background of on)
    expect(contrast(token(name), token(background)), background).toBeGreaterThan(least);
});

test.each(["border-color", "text-muted", "text-faint"])("%s gains contrast on request", (name) => {
  const given = contrast(token(name, moreContrast), token("bg"));
  expect(given).toBeGreaterThan(contrast(token(name), token("bg")));
});

function token(name: string, css = normal): Rgb {
  const [, same, hex] =
    new RegExp(`--${name}: (?:var\\(--(.+?)\\)|#([0-9a-f]{6}))`).exec(css) ?? [];
  if (same) return token(same, css);
  if (!hex) throw new Error(`tokens.css has no colour called ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
