import { at } from "../../runtime/at";
import { seededRandom } from "../../runtime/random";
import { createPace } from "../governor";
import type { LayerState } from "../layer-state";
import { lightAt, type Rays } from "../light-rays/rays";
import { createPacedLoop } from "../paced-loop";
import { type Cells, createCells, glitch, resizeCells } from "./cells";
import { rasteriseGlyphs } from "./glyphs";
import { createPixels, type Glyphs, type Pixels } from "./pixels";
import { type QuietZone, quietAt } from "./quiet";
import { CELLS, FADE_STEPS, LETTER_RATES, type LettersSettings } from "./settings";
import { shadeLetter } from "./shade";

export interface LettersView {
  width: number;
  height: number;
  /** How far the page is scrolled; letters stay, quiet zones move with the page. */
  scrollY: number;
  quiet: QuietZone[];
  isWide: boolean;
  pixelRatio: number;
}

/** Draws letters lit by `rays`, still until played; undefined when there is no 2D canvas. */
export function startLetters(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  rays: Rays,
  settings: LettersSettings,
  startingLevel: number,
) {
  const context =
    "style" in canvas
      ? canvas.getContext("2d", { desynchronized: true }) // on the page, halves the cost of a step
      : canvas.getContext("2d");
  if (!context) return undefined;

  const random = seededRandom(settings.seed);
  const shade = new Float32Array(4);
  let glyphs: Glyphs | undefined;
  let grid: Grid | undefined;
  let rowToLight = 0;
  let scrolled = false;

  const draw = () => {
    if (!grid) return;
    scrolled = false;
    for (let row = 0; row < grid.cells.rows; row++) lightRow(grid, row);
    context.putImageData(grid.pixels.image, 0, 0);
  };

  const step = (steps: number) => {
    if (!grid) return;
    glitch(grid.cells, random, steps);
    if (scrolled) return draw();
    for (let n = 0; n < grid.cells.fadingCount; n++) write(grid, at(grid.cells.fading, n));
    if (isLit(grid)) {
      // The rays sway: within the time a letter fades, every row is lit anew.
      const rows = Math.ceil((grid.cells.rows * steps) / FADE_STEPS);
      for (let n = 0; n < rows; n++) lightRow(grid, rowToLight++ % grid.cells.rows);
    }
    context.putImageData(grid.pixels.image, 0, 0);
  };

  const lightRow = (grid: Grid, row: number) => {
    const { width, height, quietReach } = grid.glyphs.cell;
    const y = (row + 0.5) * height;
    const yOnPage = y + grid.view.scrollY;
    for (let column = 0; column < grid.cells.columns; column++) {
      const i = row * grid.cells.columns + column;
      const x = (column + 0.5) * width;
      grid.light[i] = lightAt(rays, x, rays.scrolls ? yOnPage : y);
      grid.quiet[i] = quietAt(grid.view.quiet, x, yOnPage, quietReach);
      write(grid, i);
    }
  };

  const write = ({ cells, light, quiet, pixels }: Grid, i: number) => {
    const { level } = settings;
    shadeLetter(shade, at(cells.chance, i), at(cells.age, i), at(light, i), at(quiet, i), level);
    pixels.write(i, at(cells.letter, i), shade);
  };

  const isLit = ({ view }: Grid) =>
    rays.power > 0 && (!rays.scrolls || view.scrollY < rays.y + rays.reach);

  const loop = createPacedLoop(LETTER_RATES, createPace(startingLevel), (_, level) =>
    step(LETTER_RATES[0] / (LETTER_RATES[level] ?? LETTER_RATES[0])),
  );
  canvas.addEventListener("contextrestored", draw);

  return {
    ...loop,

    show(view: LettersView): LayerState {
      const { isWide, pixelRatio } = view;
      const cell = isWide ? CELLS.wide : CELLS.narrow;
      if (glyphs?.cell !== cell || glyphs.pixelRatio !== pixelRatio) {
        glyphs = rasteriseGlyphs(cell, pixelRatio);
      }
      if (!glyphs) return "refused";
      const columns = Math.ceil(view.width / glyphs.cell.width);
      const rows = Math.ceil(view.height / glyphs.cell.height);
      const count = columns * rows;
      grid = {
        view,
        glyphs,
        cells: grid
          ? resizeCells(grid.cells, columns, rows, random)
          : createCells(columns, rows, random),
        pixels: createPixels(columns, rows, glyphs),
        light: new Float32Array(count),
        quiet: new Float32Array(count),
      };
      canvas.width = Math.round(view.width * glyphs.pixelRatio);
      canvas.height = Math.round(view.height * glyphs.pixelRatio);
      draw();
      return "drawn";
    },

    scroll(scrollY: number) {
      if (!grid) return;
      grid.view.scrollY = scrollY;
      scrolled = true;
      if (!loop.isMoving()) draw();
    },
  };
}

/** What is drawn: remade whenever the window changes. */
interface Grid {
  view: LettersView;
  glyphs: Glyphs;
  cells: Cells;
  pixels: Pixels;
  light: Float32Array;
  quiet: Float32Array;
}
