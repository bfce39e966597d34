import { readFileSync } from "node:fs";

const TOKENS = readFileSync("src/styles/tokens.css", "utf8");

/** A colour of the site by its name in tokens.css. */
export function tokenColor(name: string) {
  const [, hex] = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(TOKENS) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  return hex;
}
