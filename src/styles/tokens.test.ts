import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, type Rgb } from "../../tests/helpers/contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [normal = "", moreContrast = ""] = css.split("@media (prefers-contrast: more)");

const TEXT = ["paper", "paper-2", "paper-3", "primary", "red", "amber", "green"];
const TINTS = ["cover-rose", "cover-copper", "cover-straw"];
const SHIMMER = ["shimmer-base", "shimmer-core", "primary-up"];

test.each([
  ...[...TEXT, ...TINTS].map((name) => ({ name, least: 4.5, on: ["ink", "sheet", "sheet-up"] })),
  ...SHIMMER.map((name) => ({ name, least: 4.5, on: ["sheet", "sheet-up"] })),
  { name: "on-primary", least: 4.5, on: ["primary", "primary-up"] },
  { name: "edge", least: 3, on: ["ink", "sheet"] },
])("$name has a contrast of at least $least on $on", ({ name, least, on }) => {
  for (const ground of on)
    expect(contrast(token(name), token(ground)), ground).toBeGreaterThan(least);
});

test.each(["hairline", "paper-2", "paper-3"])("more contrast is given to %s on request", (name) => {
  const given = contrast(token(name, moreContrast), token("ink"));
  expect(given).toBeGreaterThan(contrast(token(name), token("ink")));
});

function token(name: string, sheet = normal): Rgb {
  const [, same, hex] =
    new RegExp(`--${name}: (?:var\\(--(.+?)\\)|#([0-9a-f]{6}))`).exec(sheet) ?? [];
  if (same) return token(same, sheet);
  if (!hex) throw new Error(`tokens.css has no colour called ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
