import { at } from "../../runtime/at";
import type { Glyphs, Ink } from "./pixels";
import { ALPHABET, CELLS, type CellSize, letterFont } from "./settings";

/** Resolves once the letters' font is among `fonts`; a blocked one leaves the next family. */
export function loadLetterFont(fonts: FontFaceSet) {
  return fonts.load(letterFont(CELLS.wide.fontSize), ALPHABET).catch(() => []);
}

/** Rasterises the alphabet; undefined when the browser does not let pixels be read. */
export function rasteriseGlyphs(cell: CellSize, pixelRatio: number) {
  if (typeof OffscreenCanvas === "undefined") return undefined;
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
  // Browsers that guard against fingerprinting may hand out noise, which fills every cell.
  return letters.every(({ length }) => length > 0 && length < (width * height) / 2)
    ? ({ cell, pixelRatio, letters } satisfies Glyphs)
    : undefined;
}

function inkOf({ data, width, height }: ImageData, left: number, columns: number): Ink {
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
