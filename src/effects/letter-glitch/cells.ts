import { ALPHABET, CHANGED_SHARE, EMPTY_SHARE, FADE_STEPS, FRESH_SHARE } from "./settings";

export const NO_LETTER = 255;
export const AT_REST = FADE_STEPS + 1;

/** The letters of the grid, row by row; typed arrays, so that a tick allocates nothing. */
export interface Cells {
  columns: number;
  rows: number;
  /** Index into the alphabet, or `NO_LETTER`. */
  letter: Uint8Array;
  /** The chance that decided how bright the cell is at rest, 0 to 1. */
  chance: Float32Array;
  /** Ticks since the letter changed, up to `AT_REST`. */
  age: Uint8Array;
  /** The cells that look different from the tick before, in the first `fadingCount` places. */
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
    const fate = random();
    const letter = Math.floor(random() * ALPHABET.length);
    cells.letter[i] = fate > 1 - EMPTY_SHARE ? NO_LETTER : letter;
    cells.chance[i] = random();
    if (fate < FRESH_SHARE) refresh(cells, i);
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
        cells.letter[i] = old.letter[from] as number;
        cells.chance[i] = old.chance[from] as number;
        cells.age[i] = old.age[from] as number;
      }
      if ((cells.age[i] as number) < AT_REST) cells.fading[cells.fadingCount++] = i;
    }
  }
  return cells;
}

/** Cells from one number up to, but without, another: some rows of the grid. */
export interface Range {
  from: number;
  to: number;
}

/** Some ticks pass for a range: what fades fades on, and a share of it gets other letters. */
export function glitch(cells: Cells, random: () => number, { from, to }: Range, ticks: number) {
  let kept = 0;
  for (let n = 0; n < cells.fadingCount; n++) {
    const i = cells.fading[n] as number;
    if (i >= from && i < to) cells.age[i] = Math.min(AT_REST, (cells.age[i] as number) + ticks);
    if ((cells.age[i] as number) < AT_REST) cells.fading[kept++] = i;
  }
  cells.fadingCount = kept;

  const changes = (to - from) * CHANGED_SHARE * ticks;
  const whole = Math.floor(changes);
  const count = random() < changes - whole ? whole + 1 : whole;
  for (let n = 0; n < count; n++) {
    const i = from + Math.floor(random() * (to - from));
    cells.letter[i] =
      random() < EMPTY_SHARE ? NO_LETTER : nextLetter(cells.letter[i] as number, random);
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
