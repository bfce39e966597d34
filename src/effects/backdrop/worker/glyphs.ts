import { ALPHABET, type Cell, FONT } from "../settings.ts";
import { uncheckedAt } from "./unchecked-at.ts";

const MIN_INK_ALPHA = 8; // of 255; a pixel of less alpha would be invisible

export function letterFont(size: number) {
  return `${FONT.weight} ${size}px "${FONT.family}", ui-monospace, Menlo, Consolas, monospace`;
}

/** Draws the alphabet once and reads its pixels; undefined if the browser prevents that. */
export function createGlyphs(cell: Cell, pixelRatio: number) {
  const width = Math.ceil(cell.width * pixelRatio);
  const height = Math.ceil(cell.height * pixelRatio);
  const context = new OffscreenCanvas(width, height * ALPHABET.length).getContext("2d");
  if (!context) return undefined;
  context.font = letterFont(cell.fontSize);
  context.textAlign = "center";
  context.textBaseline = "middle";
  // Stacked vertically, so that one slow getImageData call reads all letters.
  for (const [i, letter] of [...ALPHABET].entries()) {
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, i * height);
    context.fillText(letter, cell.width / 2, cell.height / 2);
  }
  const { data } = context.getImageData(0, 0, width, height * ALPHABET.length);
  const size = width * height;
  // The visible pixels of each letter: row in its cell (12 bits), column (12) and alpha (8).
  const letters = Array.from(ALPHABET, (_, n) => {
    const ink: number[] = [];
    for (let i = 0; i < size; i++) {
      const alpha = uncheckedAt(data, (n * size + i) * 4 + 3);
      if (alpha < MIN_INK_ALPHA) continue;
      ink.push((Math.floor(i / width) << 20) | ((i % width) << 8) | alpha);
    }
    return Uint32Array.from(ink);
  });
  // Browsers that guard against fingerprinting may return noise, which fills every cell.
  const isReadable = letters.every(({ length }) => length > 0 && length < size / 2);
  return isReadable ? letters : undefined;
}
