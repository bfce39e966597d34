import type { DimZone, PageMeasurements } from "../messages.ts";
import { scrollsWithPage } from "../origins.ts";
import { type BackdropSettings, type Cell, FADE_STEPS, LAYOUTS, RAY_COLOR } from "../settings.ts";
import { type Cells, createCells, glitch, NO_LETTER } from "./cells.ts";
import { createGlyphs } from "./glyphs.ts";
import { type Light, lightOn } from "./light.ts";
import { seededRandom } from "./seeded-random.ts";
import { uncheckedAt } from "./unchecked-at.ts";

const LETTER_COLOR = [122, 142, 184] as const;
const FRESH_COLOR = [157, 183, 245] as const;
const FRESH_ALPHA = 0.5;
const MIN_ALPHA = 0.075;
const DIM_RANGE = 0.19;
const LIT_FROM = 0.1; // fraction of full light
const MIN_LIT_ALPHA = 0.1;
const LIT_RANGE = 0.72;
const EVENNESS = 0.35; // evenness of lit letters; 1 would remove the random variation
const WARMING = 1.6; // a letter reaches the full ray colour at 1 / WARMING of full light

/**
 * Draws letters pixel by pixel, which is faster than text; cells of `old` that fit are kept.
 * Undefined if the browser prevents reading pixels.
 */
export function createLetters(settings: BackdropSettings, view: PageMeasurements, old?: Cells) {
  const { cell } = view.rays.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const { pixelRatio } = view;
  const glyphs = createGlyphs(cell, pixelRatio);
  if (!glyphs) return undefined;
  const random = seededRandom(settings.seed);
  const columns = Math.ceil(view.width / cell.width);
  const rows = Math.ceil(view.height / cell.height);
  const cells = createCells(columns, rows, random, old);
  // One cell larger than the window, so that the letters at its edge fit.
  const width = Math.ceil((columns + 1) * cell.width * pixelRatio);
  const image = new ImageData(width, Math.ceil((rows + 1) * cell.height * pixelRatio));
  const pixels = new Uint32Array(image.data.buffer);
  const drawnLetters = new Uint8Array(columns * rows).fill(NO_LETTER);
  let lit: Light | undefined;
  let litScrollY = 0;

  function write(letter: number, corner: number, color: number, alpha: number) {
    for (const ink of glyphs?.[letter] ?? []) {
      const pixel = corner + (ink >>> 20) * width + ((ink >>> 8) & 0xfff);
      pixels[pixel] = (((ink & 0xff) * alpha) << 24) | color;
    }
  }

  return {
    cells,
    image,

    /** Draws all letters, or after `steps` of 50 ms in the same light only those that change. */
    draw(light: Light, steps = 0) {
      if (steps > 0) glitch(cells, random, steps);
      const isSameLight = light === lit && view.scrollY === litScrollY;
      lit = light;
      litScrollY = view.scrollY;
      const raysTop = scrollsWithPage(settings.raysOrigin) ? view.scrollY : 0;
      for (let i = 0; i < columns * rows; i++) {
        const age = uncheckedAt(cells.age, i);
        if (isSameLight && age >= FADE_STEPS + steps) continue;
        const [row, column] = [Math.floor(i / columns), i % columns];
        const [x, y] = [(column + 0.5) * cell.width, (row + 0.5) * cell.height];
        const strength = lightOn(light, x, y + raysTop);
        const remaining = dimAt(view.dim, x, y + view.scrollY, cell) * settings.brightness;
        const { color, alpha } = shadeOf(uncheckedAt(cells.chance, i), age, strength, remaining);
        const top = Math.round(row * cell.height * pixelRatio);
        const corner = top * width + Math.round(column * cell.width * pixelRatio);
        const letter = uncheckedAt(cells.letter, i);
        if (drawnLetters[i] !== letter) write(uncheckedAt(drawnLetters, i), corner, 0, 0);
        write(letter, corner, color, alpha);
        drawnLetters[i] = letter;
      }
    },
  };
}

/** The remaining brightness, 0 to 1, of the cell around a point; dim zones fade out beyond its edge. */
export function dimAt(zones: readonly DimZone[], x: number, y: number, cell: Cell) {
  let remaining = 1;
  for (const zone of zones) {
    const dx = Math.max(0, Math.max(zone.left - x, x - zone.right) - cell.width / 2);
    const dy = Math.max(0, Math.max(zone.top - y, y - zone.bottom) - cell.height / 2);
    const distance = Math.hypot(dx, dy) / cell.dimReach;
    remaining = Math.min(remaining, 1 - zone.strength * (1 - distance * distance));
  }
  return remaining;
}

/** A letter's colour as one number (blue, green, red), and its alpha from 0 to 1. */
export function shadeOf(chance: number, age: number, light: number, brightness: number) {
  const isLit = light > LIT_FROM;
  const rest = isLit
    ? MIN_LIT_ALPHA + light * LIT_RANGE * (EVENNESS + (1 - EVENNESS) * chance)
    : MIN_ALPHA + DIM_RANGE * chance * chance;
  const warmth = isLit ? Math.min(1, light * WARMING) : 0;
  const fresh = Math.max(0, 1 - age / FADE_STEPS);
  let color = 0;
  for (let part = 2; part >= 0; part--) {
    const cold = uncheckedAt(LETTER_COLOR, part);
    const warm = cold + (uncheckedAt(RAY_COLOR, part) - cold) * warmth;
    color = (color << 8) | (warm + (uncheckedAt(FRESH_COLOR, part) - warm) * fresh * (1 - warmth));
  }
  const alpha = rest + Math.max(0, FRESH_ALPHA - rest) * fresh;
  return { color, alpha: Math.min(1, alpha * brightness) };
}
