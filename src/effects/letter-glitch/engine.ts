import { lightAt, type Rays } from "../light-rays/rays";
import { seededRandom } from "../random";
import { type Cells, createCells, glitch, resizeCells } from "./cells";
import type { Glyphs } from "./glyphs";
import { createPixels, type Pixels } from "./pixels";
import { type QuietZone, quietAt } from "./quiet";
import { FADE_STEPS, GLITCH_MS, type LettersSettings } from "./settings";
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
  canvas: HTMLCanvasElement | OffscreenCanvas,
  rays: Rays,
  settings: LettersSettings,
) {
  // On the page's thread, not waiting for its other layers spares half the work of a tick.
  const desynchronized = typeof document !== "undefined";
  const context = canvas.getContext("2d", { desynchronized }) as CanvasRenderingContext2D | null;
  if (!context) return undefined;

  const random = seededRandom(settings.seed);
  const shade = new Float32Array(4);
  let view: LettersView = { width: 0, height: 0, scrollY: 0, quiet: [] };
  let glyphs: Glyphs | undefined;
  let cells: Cells | undefined;
  let pixels: Pixels | undefined;
  let light = new Float32Array();
  let quiet = new Float32Array();
  let timer: ReturnType<typeof setInterval> | undefined;
  let scrolled = false;
  let nextRowToLight = 0;

  const write = (i: number) => {
    if (!cells) return;
    shadeLetter(
      shade,
      cells.chance[i] as number,
      cells.age[i] as number,
      light[i] as number,
      quiet[i] as number,
      settings.level,
    );
    pixels?.write(i, cells.letter[i] as number, shade);
  };

  const lightRow = (row: number, hush: boolean) => {
    if (!cells || !glyphs) return;
    const { width, height, quietReach } = glyphs.cell;
    const y = (row + 0.5) * height + view.scrollY;
    for (let column = 0; column < cells.columns; column++) {
      const i = row * cells.columns + column;
      const x = (column + 0.5) * width;
      light[i] = lightAt(rays, x, y);
      if (hush) quiet[i] = quietAt(view.quiet, x, y, quietReach);
      write(i);
    }
  };

  const isLit = () => rays.power > 0 && view.scrollY < rays.y + rays.reach;

  /** The rays sway, so a few rows are lit anew each time: all of them while a letter fades. */
  const lightSomeRows = (rows: number) => {
    for (let n = 0; n < Math.ceil(rows / FADE_STEPS); n++) {
      lightRow(nextRowToLight, false);
      nextRowToLight = (nextRowToLight + 1) % rows;
    }
  };

  const show = () => {
    if (pixels) context.putImageData(pixels.image, 0, 0);
  };

  const drawAll = () => {
    scrolled = false;
    for (let row = 0; row < (cells?.rows ?? 0); row++) lightRow(row, true);
    show();
  };

  const tick = () => {
    if (!cells) return;
    glitch(cells, random);
    if (scrolled) return drawAll();
    for (let n = 0; n < cells.fadingCount; n++) write(cells.fading[n] as number);
    if (isLit()) lightSomeRows(cells.rows);
    show();
  };

  return {
    show(nextView: LettersView, nextGlyphs: Glyphs) {
      const columns = Math.ceil(nextView.width / nextGlyphs.cell.width);
      const rows = Math.ceil(nextView.height / nextGlyphs.cell.height);
      view = nextView;
      glyphs = nextGlyphs;
      cells = cells
        ? resizeCells(cells, columns, rows, random)
        : createCells(columns, rows, random);
      pixels = createPixels(columns, rows, glyphs);
      light = new Float32Array(columns * rows);
      quiet = new Float32Array(columns * rows);
      nextRowToLight = 0;
      canvas.width = Math.round(view.width * glyphs.pixelRatio);
      canvas.height = Math.round(view.height * glyphs.pixelRatio);
      drawAll();
    },

    scroll(scrollY: number) {
      view.scrollY = scrollY;
      scrolled = true;
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
