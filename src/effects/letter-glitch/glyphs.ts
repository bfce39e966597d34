import { ALPHABET, type CellSize, FONT_FAMILY, FONT_WEIGHT } from "./settings";

/** The inked pixels of each letter: where they lie in a cell, and how much ink each holds. */
export interface Glyphs {
  cell: CellSize;
  pixelRatio: number;
  letters: { x: Uint8Array; y: Uint8Array; ink: Uint8Array }[];
}

/** Rasterises the alphabet once; undefined when the browser does not let pixels be read. */
export async function rasteriseGlyphs(cell: CellSize, pixelRatio: number) {
  const font = `${FONT_WEIGHT} ${cell.fontSize}px ${FONT_FAMILY}`;
  await document.fonts.load(font, ALPHABET).catch(() => []); // a blocked font leaves the next family
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(cell.width * pixelRatio);
  canvas.height = Math.ceil(cell.height * pixelRatio);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(pixelRatio, pixelRatio);
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const letters = [...ALPHABET].map((letter) => inkOf(letter, context, cell));
  // Browsers that guard against fingerprinting may hand out noise, which fills every cell.
  const area = canvas.width * canvas.height;
  return letters.every(({ ink }) => ink.length > 0 && ink.length < area / 2)
    ? ({ cell, pixelRatio, letters } satisfies Glyphs)
    : undefined;
}

function inkOf(letter: string, context: CanvasRenderingContext2D, cell: CellSize) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, cell.width, cell.height);
  context.fillText(letter, cell.width / 2, cell.height / 2);
  const { data } = context.getImageData(0, 0, width, height);
  const x: number[] = [];
  const y: number[] = [];
  const ink: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = data[pixel * 4 + 3] as number;
    if (alpha < FAINTEST_INK) continue;
    x.push(pixel % width);
    y.push(Math.floor(pixel / width));
    ink.push(alpha);
  }
  return { x: Uint8Array.from(x), y: Uint8Array.from(y), ink: Uint8Array.from(ink) };
}

const FAINTEST_INK = 8; // of 255; less cannot be seen at the alphas used here
