import { seededRandom } from "../../runtime/random";
import { lightAt, type Rays } from "../light-rays/rays";
import { type Band, bandRows, createBands } from "./bands";
import { type Cells, createCells, glitch, resizeCells } from "./cells";
import type { Glyphs } from "./glyphs";
import { type QuietZone, quietAt } from "./quiet";
import { BANDS, FADE_STEPS, GLITCH_MS, type LettersSettings } from "./settings";
import { shadeLetter } from "./shade";

export interface LettersView {
  width: number;
  height: number;
  /** How far the page is scrolled; letters stay, light and quiet zones move with the page. */
  scrollY: number;
  quiet: QuietZone[];
}

/** Draws letters lit by `rays`, still until played; undefined when there is no 2D canvas. */
export function startLetters(
  canvases: (HTMLCanvasElement | OffscreenCanvas)[],
  rays: Rays,
  settings: LettersSettings,
) {
  const bands = createBands(canvases);
  if (!bands) return undefined;

  const random = seededRandom(settings.seed);
  const shade = new Float32Array(4);
  let view: LettersView = { width: 0, height: 0, scrollY: 0, quiet: [] };
  let glyphs: Glyphs | undefined;
  let cells: Cells | undefined;
  let light = new Float32Array();
  let quiet = new Float32Array();
  let timer: ReturnType<typeof setInterval> | undefined;
  let ticks = 0;

  const write = (band: Band, i: number) => {
    if (!cells) return;
    shadeLetter(
      shade,
      cells.chance[i] as number,
      cells.age[i] as number,
      light[i] as number,
      quiet[i] as number,
      settings.level,
    );
    band.pixels?.write(i - band.from, cells.letter[i] as number, shade);
  };

  const lightRow = (band: Band, row: number, hush: boolean) => {
    if (!cells || !glyphs) return;
    const { width, height, quietReach } = glyphs.cell;
    const y = (row + 0.5) * height + view.scrollY;
    for (let column = 0; column < cells.columns; column++) {
      const i = row * cells.columns + column;
      const x = (column + 0.5) * width;
      light[i] = lightAt(rays, x, y);
      if (hush) quiet[i] = quietAt(view.quiet, x, y, quietReach);
      write(band, i);
    }
  };

  const isLit = () => rays.power > 0 && view.scrollY < rays.y + rays.reach;

  /** The rays sway, so a few rows are lit anew each time: all of them while a letter fades. */
  const lightSomeRows = (band: Band, columns: number) => {
    const first = band.from / columns;
    const rows = band.to / columns - first;
    for (let n = 0; n < Math.ceil((rows * BANDS) / FADE_STEPS); n++) {
      lightRow(band, first + (band.nextRowToLight % rows), false);
      band.nextRowToLight++;
    }
  };

  const drawBand = (band: Band, columns: number) => {
    band.scrolled = false;
    for (let row = band.from / columns; row < band.to / columns; row++) lightRow(band, row, true);
    band.show();
  };

  const drawAll = () => {
    for (const band of bands) if (cells) drawBand(band, cells.columns);
  };

  /** One band takes its turn, so that a tick costs the pixels of one only. */
  const tick = () => {
    const band = bands[ticks++ % BANDS];
    if (!cells || !band) return;
    glitch(cells, random, band, BANDS);
    if (band.scrolled) return drawBand(band, cells.columns);
    for (let n = 0; n < cells.fadingCount; n++) {
      const i = cells.fading[n] as number;
      if (i >= band.from && i < band.to) write(band, i);
    }
    if (isLit()) lightSomeRows(band, cells.columns);
    band.show();
  };

  return {
    show(nextView: LettersView, nextGlyphs: Glyphs) {
      const columns = Math.ceil(nextView.width / nextGlyphs.cell.width);
      const rows = BANDS * bandRows(nextView.height, nextGlyphs.cell);
      view = nextView;
      glyphs = nextGlyphs;
      cells = cells
        ? resizeCells(cells, columns, rows, random)
        : createCells(columns, rows, random);
      light = new Float32Array(columns * rows);
      quiet = new Float32Array(columns * rows);
      for (const band of bands) band.resize(view.width, columns, rows / BANDS, glyphs);
      drawAll();
    },

    scroll(scrollY: number) {
      view.scrollY = scrollY;
      for (const band of bands) band.scrolled = true;
      if (!timer) drawAll();
    },

    play() {
      timer ??= setInterval(tick, GLITCH_MS);
    },

    rest() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

export type Letters = NonNullable<ReturnType<typeof startLetters>>;
