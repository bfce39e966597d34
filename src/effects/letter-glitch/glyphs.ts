import { at } from "../../runtime/at";
import type { Glyphs, Ink } from "./pixels";
import { ALPHABET, type CellSize, FONT_FAMILY, FONT_WEIGHT } from "./settings";

/** Rasterises the alphabet once; undefined when the browser does not let pixels be read. */
export async function rasteriseGlyphs(cell: CellSize, pixelRatio: number) {
  const font = `${FONT_WEIGHT} ${cell.fontSize}px ${FONT_FAMILY}`;
  await document.fonts.load(font, ALPHABET).catch(() => []); // a blocked font leaves the next family
  const width = Math.ceil(cell.width * pixelRatio);
  const height = Math.ceil(cell.height * pixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = width * ALPHABET.length;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.font = font;
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
