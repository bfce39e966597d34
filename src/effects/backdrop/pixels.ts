import { at } from "../../runtime/at";
import { NO_LETTER } from "./cells";
import type { Glyphs } from "./glyphs";

/** A picture in memory, one cell wider and higher than it need be, into which letters are written. */
export function createPixels(columns: number, rows: number, glyphs: Glyphs) {
  const cellWidth = glyphs.cell.width * glyphs.pixelRatio;
  const cellHeight = glyphs.cell.height * glyphs.pixelRatio;
  const width = Math.ceil((columns + 1) * cellWidth);
  const image = new ImageData(width, Math.ceil((rows + 1) * cellHeight));
  const pixels = new Uint32Array(image.data.buffer);
  const drawn = new Uint8Array(columns * rows).fill(NO_LETTER);
  // Each inked pixel as its distance from the first pixel of its cell (24 bits) and its ink (8).
  const letters = glyphs.letters.map((ink) =>
    ink.map((pixel) => (((pixel >>> 20) * width + ((pixel >>> 8) & 0xfff)) << 8) | (pixel & 0xff)),
  );

  return {
    image,

    /** Puts `letter` into a cell; `shade` holds red, green, blue (to 255) and alpha (to 1). */
    write(cell: number, letter: number, shade: Float32Array) {
      const column = cell % columns;
      const row = (cell - column) / columns;
      const first = Math.round(row * cellHeight) * width + Math.round(column * cellWidth);
      if (drawn[cell] !== letter) {
        for (const pixel of letters[at(drawn, cell)] ?? []) pixels[first + (pixel >>> 8)] = 0;
      }
      drawn[cell] = letter;
      const colour = (at(shade, 2) << 16) | (at(shade, 1) << 8) | at(shade, 0);
      const alpha = at(shade, 3);
      for (const pixel of letters[letter] ?? []) {
        pixels[first + (pixel >>> 8)] = (((pixel & 0xff) * alpha) << 24) | colour;
      }
    },
  };
}
