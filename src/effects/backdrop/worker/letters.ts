import type { DimZone, PageMeasurements } from "../messages.ts";
import {
  type BackdropSettings,
  type Cell,
  LAYOUTS,
  ORIGIN_POSITIONS,
  RAY_COLOR,
} from "../settings.ts";
import { type Light, lightOn } from "./light.ts";
import { seededRandom } from "./seeded-random.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CHANGED_FRACTION = 0.02; // fraction of the cells that change in each step
const EMPTY_FRACTION = 0.07; // fraction of cells without a letter
const FRESH_FRACTION = 0.012; // fraction of cells that look just changed in the first frame
const FADE_STEPS = 12; // 600 ms in steps of 50 ms

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

/** A grid of letters that fills `view`; `font` is that of the letters. */
export function createLetters(
  context: OffscreenCanvasRenderingContext2D,
  settings: BackdropSettings,
  view: PageMeasurements,
  font: (size: number) => string,
) {
  const { cell } = view.rays.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const random = seededRandom(settings.seed);
  const columns = Math.ceil(view.width / cell.width);
  const rows = Math.ceil(view.height / cell.height);
  const cells = Array.from({ length: columns * rows }, () => {
    return { ...randomLetter(random), age: random() < FRESH_FRACTION ? 0 : FADE_STEPS };
  });
  context.canvas.width = Math.round(view.width * view.pixelRatio);
  context.canvas.height = Math.round(view.height * view.pixelRatio);
  context.scale(view.pixelRatio, view.pixelRatio);
  context.font = font(cell.fontSize);
  context.textAlign = "center";
  context.textBaseline = "middle";
  const hasLightFromAbove = ORIGIN_POSITIONS[settings.raysOrigin][1] === 0; // it scrolls away

  function draw(index: number, light: Light, dim: DimZone[], scrollY: number) {
    const { letter = "", chance = 0, age = 0 } = cells[index] ?? {};
    const [left, top] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    const [x, y] = [left + cell.width / 2, top + cell.height / 2];
    const strength = lightOn(light, x, y + (hasLightFromAbove ? scrollY : 0));
    const remaining = dimAt(dim, x, y + scrollY, cell) * settings.brightness;
    const { color, alpha } = shadeOf(chance, age, strength, remaining);
    context.clearRect(left, top, cell.width, cell.height);
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.fillText(letter, x, y);
  }

  return {
    /** Draws all letters. */
    drawAll(light: Light, { dim, scrollY }: PageMeasurements) {
      for (const index of cells.keys()) draw(index, light, dim, scrollY);
    },

    /** Changes some letters, `steps` times, and draws those that changed shortly before. */
    drawChanges(steps: number, light: Light, { dim, scrollY }: PageMeasurements) {
      for (const cell of cells) cell.age += steps;
      for (let n = random(); n < cells.length * CHANGED_FRACTION * steps; n++) {
        const index = Math.floor(random() * cells.length);
        cells[index] = { ...randomLetter(random), age: 0 };
      }
      for (const [index, { age }] of cells.entries()) {
        if (age < FADE_STEPS + steps) draw(index, light, dim, scrollY);
      }
    },
  };
}

function randomLetter(random: () => number) {
  const letter = ALPHABET[Math.floor(random() * ALPHABET.length)];
  return { letter: random() < EMPTY_FRACTION ? "" : letter, chance: random() };
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

/** A letter's colour, and its alpha from 0 to 1. */
export function shadeOf(chance: number, age: number, light: number, brightness: number) {
  const isLit = light > LIT_FROM;
  const rest = isLit
    ? MIN_LIT_ALPHA + light * LIT_RANGE * (EVENNESS + (1 - EVENNESS) * chance)
    : MIN_ALPHA + DIM_RANGE * chance * chance;
  const warmth = isLit ? Math.min(1, light * WARMING) : 0;
  const fresh = Math.max(0, 1 - age / FADE_STEPS);
  const color = mix(mix(LETTER_COLOR, RAY_COLOR, warmth), FRESH_COLOR, fresh * (1 - warmth));
  const alpha = rest + Math.max(0, FRESH_ALPHA - rest) * fresh;
  return { color: `rgb(${color.join(" ")})`, alpha: Math.min(1, alpha * brightness) };
}

function mix(from: readonly number[], to: readonly number[], share: number) {
  return from.map((part, i) => Math.round(part + ((to[i] ?? 0) - part) * share));
}
