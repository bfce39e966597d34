import { readFileSync } from "node:fs";
import satori from "satori";
import { graphemes } from "../src/shared/graphemes.ts";

/** The fonts of link previews. */
export const OG_FONTS = (["normal", "italic"] as const).map((style) => {
  const data = readFileSync(`vite/og-fonts/redaction-latin-400-${style}.woff2`);
  return { name: "Redaction", style, data };
});

/** `text` without the letters that the fonts of link previews lack. */
export async function drawableText(text: string) {
  const missing = new Set<string>();
  await satori(text, {
    width: 1200,
    fonts: OG_FONTS,
    // Called for the letters that no font has, to load another font.
    loadAdditionalAsset: async (_language, letters) => {
      for (const letter of graphemes(letters)) missing.add(letter);
      return [];
    },
  });
  if (missing.size === 0) return text;
  const words = text.split(" ").map((word) => {
    const drawn = graphemes(word).filter((letter) => !missing.has(letter));
    const isWhole = drawn.join("") === word;
    return isWhole || drawn.some((letter) => /[\p{L}\p{N}]/u.test(letter)) ? drawn.join("") : "";
  });
  // A dash or an ampersand joins nothing at the start or the end.
  return words
    .filter(Boolean)
    .join(" ")
    .replace(/^[^\p{L}\p{N}]+ | [^\p{L}\p{N}]+$/gu, "");
}
