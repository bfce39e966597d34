import type { Range } from "./cells";
import type { Glyphs } from "./glyphs";
import { createPixels, type Pixels } from "./pixels";
import { BANDS, type CellSize } from "./settings";

/** Some rows of the letters, with a canvas of their own. */
export interface Band extends Range {
  pixels: Pixels | undefined;
  /** The page was scrolled since the band was drawn. */
  scrolled: boolean;
  /** Counts on and on; which row it is follows from how many there are. */
  nextRowToLight: number;
  resize(width: number, columns: number, rows: number, glyphs: Glyphs): void;
  show(): void;
}

/** Bands of equal height, as many as it takes to cover the window: the last may reach beyond. */
export function bandRows(height: number, cell: CellSize) {
  return Math.ceil(height / cell.height / BANDS);
}

/** One band for each canvas, top to bottom; undefined if any canvas refuses to be drawn on. */
export function createBands(canvases: (HTMLCanvasElement | OffscreenCanvas)[]) {
  const bands = canvases.map(createBand).filter((band) => band !== undefined);
  return bands.length === canvases.length ? bands : undefined;
}

function createBand(canvas: HTMLCanvasElement | OffscreenCanvas, at: number): Band | undefined {
  // On the page's thread, not waiting for its other layers spares half the work of a tick.
  const desynchronized = typeof document !== "undefined";
  const context = canvas.getContext("2d", { desynchronized }) as CanvasRenderingContext2D | null;
  if (!context) return undefined;

  return {
    from: 0,
    to: 0,
    pixels: undefined,
    scrolled: false,
    nextRowToLight: 0,

    resize(width, columns, rows, glyphs) {
      this.from = at * rows * columns;
      this.to = this.from + rows * columns;
      this.pixels = createPixels(columns, rows, glyphs);
      canvas.width = Math.round(width * glyphs.pixelRatio);
      canvas.height = Math.round(rows * glyphs.cell.height * glyphs.pixelRatio);
    },

    show() {
      if (this.pixels) context.putImageData(this.pixels.image, 0, 0);
    },
  };
}
