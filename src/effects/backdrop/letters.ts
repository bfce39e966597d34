import { at } from "../../runtime/at";
import { seededRandom } from "../../runtime/random";
import { AT_REST, type Cells, createCells, glitch } from "./cells";
import { createGlyphs, type Glyphs } from "./glyphs";
import { type Light, lightOn } from "./light";
import { createPixels } from "./pixels";
import { type BackdropSettings, FADE_STEPS, LAYOUTS, scrollsWithPage } from "./settings";
import { dimAt, shadeLetter } from "./shade";
import type { View } from "./view";

/** What a resize keeps. */
interface Kept {
  glyphs: Glyphs;
  cells: Cells;
  random: () => number;
}

/**
 * A picture of letters, written pixel by pixel, which costs less than drawing text; those of `old`
 * stay where they still fit. Undefined where the browser does not let pixels be read.
 */
export function createLetters(settings: BackdropSettings, view: View, old?: Kept) {
  const { cell } = view.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const { pixelRatio } = view;
  const isSame = old?.glyphs.cell === cell && old.glyphs.pixelRatio === pixelRatio;
  const glyphs = isSame ? old.glyphs : createGlyphs(cell, pixelRatio);
  if (!glyphs) return undefined;
  const random = old?.random ?? seededRandom(settings.seed);
  const columns = Math.ceil(view.width / cell.width);
  const rows = Math.ceil(view.height / cell.height);
  const cells = createCells(columns, rows, random, old?.cells);
  const pixels = createPixels(columns, rows, glyphs);
  const light = new Float32Array(columns * rows);
  const dim = new Float32Array(columns * rows);
  const shade = new Float32Array(4);
  const scrolls = scrollsWithPage(settings.raysOrigin);
  let nextRow = 0;

  function lightRow(row: number, rays: Light) {
    const y = (row + 0.5) * cell.height;
    const yOnPage = y + view.scrollY;
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const x = (column + 0.5) * cell.width;
      light[i] = lightOn(rays, x, scrolls ? yOnPage : y);
      dim[i] = dimAt(view.dim, x, yOnPage, cell.dimReach);
      write(i);
    }
  }

  function write(i: number) {
    const brightness = at(dim, i) * settings.brightness;
    shadeLetter(shade, at(cells.chance, i), at(cells.age, i), at(light, i), brightness);
    pixels.write(i, at(cells.letter, i), shade);
  }

  return {
    glyphs,
    cells,
    random,
    image: pixels.image,

    /** Some steps of 50 ms pass. */
    glitch: (steps: number) => glitch(cells, random, steps),

    drawAll(rays: Light) {
      for (let row = 0; row < rows; row++) lightRow(row, rays);
    },

    /** What fades and, since the rays sway, every row once within the time of a fade. */
    drawChanges(steps: number, rays: Light) {
      for (let i = 0; i < columns * rows; i++) if (at(cells.age, i) < AT_REST) write(i);
      const some = Math.ceil((rows * steps) / FADE_STEPS);
      for (let n = 0; n < some; n++) lightRow(nextRow++ % rows, rays);
    },
  };
}
