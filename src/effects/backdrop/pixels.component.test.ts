import { expect, test } from "vitest";
import { NO_LETTER } from "./cells";
import type { Glyphs } from "./glyphs";
import { createPixels } from "./pixels";
import { LAYOUTS } from "./settings";

const glyphs: Glyphs = {
  cell: LAYOUTS.narrow.cell,
  pixelRatio: 1,
  letters: [inkAt(3, 4, 255), inkAt(5, 4, 128)],
};
const shade = Float32Array.of(10, 20, 30, 0.5);

test("a letter's ink lands in its cell, in its colour", () => {
  const pixels = createPixels(4, 3, glyphs);
  pixels.write(5, 0, shade); // second column, second row
  expect(inked(pixels.image)).toEqual([{ x: 17 + 3, y: 23 + 4, rgba: [10, 20, 30, 127] }]);
});

test("another letter takes the place of the one before", () => {
  const pixels = createPixels(4, 3, glyphs);
  pixels.write(0, 0, shade);
  pixels.write(0, 1, shade);
  expect(inked(pixels.image)).toEqual([{ x: 5, y: 4, rgba: [10, 20, 30, 64] }]);
  pixels.write(0, NO_LETTER, shade);
  expect(inked(pixels.image)).toEqual([]);
});

test("at an uneven zoom the last cell still fits into the picture", () => {
  const pixels = createPixels(7, 5, { ...glyphs, pixelRatio: 1.1 });
  pixels.write(34, 0, shade);
  expect(inked(pixels.image)).toEqual([
    { x: Math.round(6 * 18.7) + 3, y: Math.round(4 * 25.3) + 4, rgba: [10, 20, 30, 127] },
  ]);
});

function inkAt(column: number, row: number, ink: number) {
  return Uint32Array.of((row << 20) | (column << 8) | ink);
}

function inked({ data, width }: ImageData) {
  const found: { x: number; y: number; rgba: number[] }[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const pixel = i / 4;
    const rgba = [...data.subarray(i, i + 4)];
    found.push({ x: pixel % width, y: Math.floor(pixel / width), rgba });
  }
  return found;
}
