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
  // Each letter's pixels as distances from the first pixel of its cell.
  const letters = glyphs.letters.map(({ x, y, ink }) => ({
    ink,
    offsets: Uint32Array.from(x, (column, i) => (y[i] as number) * width + column),
  }));

  return {
    image,

    /** Puts `letter` into a cell; `shade` holds red, green, blue (to 255) and alpha (to 1). */
    write(cell: number, letter: number, shade: Float32Array) {
      const column = cell % columns;
      const row = (cell - column) / columns;
      const first = Math.round(row * cellHeight) * width + Math.round(column * cellWidth);
      const before = letters[drawn[cell] as number];
      if (before && drawn[cell] !== letter) {
        for (let i = 0; i < before.offsets.length; i++) {
          pixels[first + (before.offsets[i] as number)] = 0;
        }
      }
      drawn[cell] = letter;
      const after = letters[letter];
      if (!after) return;
      const alpha = shade[3] as number;
      const colour =
        ((shade[2] as number) << 16) | ((shade[1] as number) << 8) | (shade[0] as number);
      for (let i = 0; i < after.offsets.length; i++) {
        const ink = (after.ink[i] as number) * alpha;
        pixels[first + (after.offsets[i] as number)] = (ink << 24) | colour;
      }
    },
  };
}

export type Pixels = ReturnType<typeof createPixels>;
