import { readFileSync } from "node:fs";

const TOKENS = new URL("../../src/styles/tokens.css", import.meta.url);

/** A colour of the site by its name in tokens.css. */
export function colour(name: string) {
  const [, hex] =
    new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(readFileSync(TOKENS, "utf8")) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  return hex;
}
