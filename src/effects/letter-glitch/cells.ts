import { at } from "../../runtime/at";
import { ALPHABET, CHANGED_SHARE, EMPTY_SHARE, FADE_STEPS, FRESH_SHARE } from "./settings";

export const NO_LETTER = 255;
export const AT_REST = FADE_STEPS + 1;

/** The letters of the grid, row by row; typed arrays, so that a step allocates nothing. */
export interface Cells {
  columns: number;
  rows: number;
  /** Index into the alphabet, or `NO_LETTER`. */
  letter: Uint8Array;
  /** The chance that decided how bright the cell is at rest, 0 to 1. */
  chance: Float32Array;
  /** Steps of 50 ms since the letter changed, up to `AT_REST`. */
  age: Uint8Array;
  /** The cells that look different from the step before, in the first `fadingCount` places. */
  fading: Uint32Array;
  fadingCount: number;
}

export function createCells(columns: number, rows: number, random: () => number): Cells {
  const count = columns * rows;
  const cells: Cells = {
    columns,
    rows,
    letter: new Uint8Array(count),
    chance: new Float32Array(count),
    age: new Uint8Array(count).fill(AT_REST),
    fading: new Uint32Array(count),
    fadingCount: 0,
  };
  for (let i = 0; i < count; i++) {
    const chance = random();
    const letter = Math.floor(random() * ALPHABET.length);
    cells.letter[i] = chance > 1 - EMPTY_SHARE ? NO_LETTER : letter;
    cells.chance[i] = random();
    if (chance < FRESH_SHARE) refresh(cells, i);
  }
  return cells;
}

/** A grid of another size in which every letter that still fits stays where it was. */
export function resizeCells(old: Cells, columns: number, rows: number, random: () => number) {
  const cells = createCells(columns, rows, random);
  cells.fadingCount = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      if (row < old.rows && column < old.columns) {
        const from = row * old.columns + column;
        cells.letter[i] = at(old.letter, from);
        cells.chance[i] = at(old.chance, from);
        cells.age[i] = at(old.age, from);
      }
      if (at(cells.age, i) < AT_REST) cells.fading[cells.fadingCount++] = i;
    }
  }
  return cells;
}

/** Some steps of 50 ms pass: what fades fades on, and a share of the cells gets other letters. */
export function glitch(cells: Cells, random: () => number, steps: number) {
  let kept = 0;
  for (let n = 0; n < cells.fadingCount; n++) {
    const i = at(cells.fading, n);
    const age = Math.min(AT_REST, at(cells.age, i) + steps);
    cells.age[i] = age;
    if (age < AT_REST) cells.fading[kept++] = i;
  }
  cells.fadingCount = kept;

  const count = cells.letter.length;
  const changes = count * CHANGED_SHARE * steps;
  const whole = Math.floor(changes);
  const changed = random() < changes - whole ? whole + 1 : whole;
  for (let n = 0; n < changed; n++) {
    const i = Math.floor(random() * count);
    cells.letter[i] = random() < EMPTY_SHARE ? NO_LETTER : nextLetter(at(cells.letter, i), random);
    cells.chance[i] = random();
    refresh(cells, i);
  }
}

/** Any letter of the alphabet but the one that is shown. */
export function nextLetter(shown: number, random: () => number) {
  const others = shown === NO_LETTER ? ALPHABET.length : ALPHABET.length - 1;
  const letter = Math.floor(random() * others);
  return letter >= shown ? letter + 1 : letter;
}

function refresh(cells: Cells, i: number) {
  if (cells.age[i] === AT_REST) cells.fading[cells.fadingCount++] = i;
  cells.age[i] = 0;
}
