import { ALPHABET, CHANGED_FRACTION, EMPTY_FRACTION, FRESH_FRACTION } from "../settings.ts";
import { uncheckedAt } from "./unchecked-at.ts";

export const NO_LETTER = 255;
export const MAX_AGE = 255;

/** The letters of the grid, row by row; typed arrays, so that a step allocates nothing. */
export interface Cells {
  columns: number;
  rows: number;
  letter: Uint8Array; // index into the alphabet, or `NO_LETTER`
  chance: Float32Array; // random number from 0 to 1 that sets the cell's brightness at rest
  age: Uint8ClampedArray; // steps of 50 ms since the letter changed, up to `MAX_AGE`
}

/** A grid of random letters; those of `old` that still fit keep their positions. */
export function createCells(columns: number, rows: number, random: () => number, old?: Cells) {
  const count = columns * rows;
  const letter = new Uint8Array(count);
  const chance = new Float32Array(count);
  const age = new Uint8ClampedArray(count);
  const cells: Cells = { columns, rows, letter, chance, age };
  for (let i = 0; i < count; i++) {
    const kind = random();
    const some = Math.floor(random() * ALPHABET.length);
    letter[i] = kind > 1 - EMPTY_FRACTION ? NO_LETTER : some;
    chance[i] = random();
    age[i] = kind < FRESH_FRACTION ? 0 : MAX_AGE;
  }
  for (let row = 0; old && row < Math.min(rows, old.rows); row++) {
    const from = row * old.columns;
    const to = from + Math.min(columns, old.columns);
    for (const name of ["letter", "chance", "age"] as const)
      cells[name].set(old[name].subarray(from, to), row * columns);
  }
  return cells;
}

/** Advances by `steps` of 50 ms: all cells age, and CHANGED_FRACTION of them per step change. */
export function glitch({ letter, chance, age }: Cells, random: () => number, steps: number) {
  const count = letter.length;
  for (let i = 0; i < count; i++) age[i] = uncheckedAt(age, i) + steps;
  const changes = Math.ceil(count * CHANGED_FRACTION * steps - random());
  for (let n = 0; n < changes; n++) {
    const i = Math.floor(random() * count);
    letter[i] = random() < EMPTY_FRACTION ? NO_LETTER : nextLetter(uncheckedAt(letter, i), random);
    chance[i] = random();
    age[i] = 0;
  }
}

/** A random letter of the alphabet other than the one shown. */
export function nextLetter(shown: number, random: () => number) {
  const others = shown === NO_LETTER ? ALPHABET.length : ALPHABET.length - 1;
  const letter = Math.floor(random() * others);
  return letter >= shown ? letter + 1 : letter;
}
