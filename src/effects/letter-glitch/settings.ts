/** What may be changed about the letters. */
export const LETTERS = {
  /** Brightness of all letters; 1 is the home page. 0 to 2. */
  level: 1,
  /** Picks the letters of the first frame, so that it can be repeated. */
  seed: 7,
};
export type LettersSettings = typeof LETTERS;

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const FONT = { family: "DM Mono", weight: "500" };
export const letterFont = (size: number) =>
  `${FONT.weight} ${size}px "${FONT.family}", ui-monospace, Menlo, Consolas, monospace`;

/** CSS pixels of a cell and of the letter in it. */
export const CELLS = {
  wide: { width: 20, height: 27, fontSize: 16, quietReach: 80 },
  narrow: { width: 17, height: 23, fontSize: 14, quietReach: 44 },
} as const;
export type CellSize = (typeof CELLS)[keyof typeof CELLS];

export const GLITCH_MS = 50; // from the specification
/** Drawings a second on a machine that keeps up, and on slower ones; then none. */
export const LETTER_RATES = [1000 / GLITCH_MS, 10, 5] as const;
/** The best without a graphics card: the processor puts the whole page together each time. */
export const LETTERS_SOFTWARE_LEVEL = 1;
export const CHANGED_SHARE = 0.02; // of all cells, each time
export const FADE_STEPS = 12; // 600 ms
export const EMPTY_SHARE = 0.07; // cells without a letter
export const FRESH_SHARE = 0.012; // cells that look just changed in the first frame

export const LETTER_COLOUR = [122, 142, 184] as const;
export const FRESH_COLOUR = [157, 183, 245] as const;
export const DIMMEST = 0.075;
export const DIM_RANGE = 0.19;
export const FRESH_ALPHA = 0.5;

export const MAX_PIXEL_RATIO = 2; // sharper costs battery
export const MAX_RATIO_ON_PAGE = 1.25; // without a worker; leaves the main thread free for input
export const MAX_PIXELS = 5_200_000; // a 1440 by 900 screen at ratio 2; larger ones get softer
