import { at } from "../../runtime/at";
import { ALPHABET, type Cell, FONT } from "./settings";

export interface Glyphs {
  cell: Cell;
  pixelRatio: number;
  /** The inked pixels of each letter: row in its cell (12 bits), column (12) and alpha (8). */
  letters: Uint32Array[];
}

export function letterFont(size: number) {
  return `${FONT.weight} ${size}px "${FONT.family}", ui-monospace, Menlo, Consolas, monospace`;
}

/** Draws the alphabet once and reads its pixels; undefined when the browser does not let us. */
export function createGlyphs(cell: Cell, pixelRatio: number): Glyphs | undefined {
  const width = Math.ceil(cell.width * pixelRatio);
  const height = Math.ceil(cell.height * pixelRatio);
  const canvas = new OffscreenCanvas(width * ALPHABET.length, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.font = letterFont(cell.fontSize);
  context.textAlign = "center";
  context.textBaseline = "middle";
  // Side by side, to be read at once: reading is what takes time.
  for (const [i, letter] of [...ALPHABET].entries()) {
    context.setTransform(pixelRatio, 0, 0, pixelRatio, i * width, 0);
    context.fillText(letter, cell.width / 2, cell.height / 2);
  }
  const picture = context.getImageData(0, 0, canvas.width, height);
  const letters = Array.from(ALPHABET, (_, i) => inkOf(picture, i * width, width));
  // Browsers that guard against fingerprinting may return noise, which fills every cell.
  const isReadable = letters.every(({ length }) => length > 0 && length < (width * height) / 2);
  return isReadable ? { cell, pixelRatio, letters } : undefined;
}

function inkOf({ data, width, height }: ImageData, left: number, columns: number) {
  const inked: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < columns; column++) {
      const alpha = at(data, (row * width + left + column) * 4 + 3);
      if (alpha >= FAINTEST_INK) inked.push((row << 20) | (column << 8) | alpha);
    }
  }
  return Uint32Array.from(inked);
}

const FAINTEST_INK = 8; // of 255; less cannot be seen at the alphas used here
