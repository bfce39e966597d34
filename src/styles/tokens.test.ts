import { readFileSync } from "node:fs";
import { contrast, type Rgb } from "../../tests/helpers/contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [normal = "", moreContrast = ""] = css.split("@media (prefers-contrast: more)");

const SHIMMER = ["shimmer-base", "shimmer-core", "primary-hover"];

test.each(SHIMMER)("%s, a colour of shimmering titles, has the contrast of text", (name) => {
  for (const background of ["surface", "surface-hover"])
    expect(contrast(token(name), token(background)), background).toBeGreaterThan(4.5);
});

test.each(["border-color", "text-muted", "text-faint"])("%s gains contrast on request", (name) => {
  const given = contrast(token(name, moreContrast), token("bg"));
  expect(given).toBeGreaterThan(contrast(token(name), token("bg")));
});

function token(name: string, css = normal): Rgb {
  const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(css) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour called ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}
