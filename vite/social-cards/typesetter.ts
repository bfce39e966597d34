import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { create, type Font, type Glyph } from "fontkit";

const FACES = {
  roman: "vite/social-cards/fonts/redaction-latin-400-normal",
  italic: "vite/social-cards/fonts/redaction-latin-400-italic",
  grade10: "src/fonts/redaction-10-normal-display",
  grade20: "src/fonts/redaction-20-normal-display",
  grade35: "src/fonts/redaction-35-normal-display",
};
const WORD_SPACING = 0.06; // em; Redaction's own spaces are narrow

export type Face = keyof typeof FACES;

/** A piece of a line in one typeface. */
export interface Piece {
  text: string;
  face: Face;
}

/** A line as one SVG path that starts at 0 on its baseline; `tracking` is in em. */
export function outline(pieces: Piece[], size: number, tracking = 0) {
  const { glyphs, width } = laidOut(pieces, tracking);
  const paths = glyphs.map(({ glyph, x, unit }) =>
    glyph.path
      .scale(size * unit, -size * unit)
      .translate(size * x, 0)
      .toSVG(),
  );
  return { path: paths.join(""), width: size * width };
}

/** How wide a line is, in em. */
export function widthInEm(pieces: Piece[], tracking = 0) {
  return laidOut(pieces, tracking).width;
}

function laidOut(pieces: Piece[], tracking: number) {
  const placed: { glyph: Glyph; x: number; unit: number }[] = [];
  let x = 0;
  for (const { text, face } of pieces) {
    const unit = 1 / fontOf(face).unitsPerEm;
    const { glyphs, positions } = fontOf(face).layout(text);
    for (const [at, glyph] of glyphs.entries()) {
      placed.push({ glyph, x, unit });
      const isSpace = glyph.codePoints.includes(0x20);
      x += (positions[at]?.xAdvance ?? 0) * unit + tracking + (isSpace ? WORD_SPACING : 0);
    }
  }
  return { glyphs: placed, width: x };
}

/** False where a text would come out as empty boxes. */
export function canSet({ text, face }: Piece) {
  return [...text].every((letter) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

const fonts = new Map<Face, Font>();

function fontOf(face: Face) {
  const font = fonts.get(face) ?? open(resolve(`${FACES[face]}.woff2`));
  fonts.set(face, font);
  return font;
}

function open(file: string): Font {
  const font = create(readFileSync(file));
  if ("fonts" in font) throw new Error(`${file} holds more than one font`);
  return font;
}
