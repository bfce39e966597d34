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

interface Letter {
  letter: string; // empty in some cells
  chance: number; // random number from 0 to 1 that sets the cell's brightness at rest
  age: number; // steps of GLITCH_MS since the letter changed
}

export const FONT = { family: "DM Mono", weight: "500" };
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CHANGED_FRACTION = 0.02; // fraction of the cells that change in each step
const EMPTY_FRACTION = 0.07; // fraction of cells without a letter
const FRESH_FRACTION = 0.012; // fraction of cells that look just changed in the first frame
const FADE_STEPS = 12; // steps of GLITCH_MS until a changed letter is at rest

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

/** A grid of letters, drawn as text; those that a resized window still shows keep their places. */
export function createLetters(
  context: OffscreenCanvasRenderingContext2D,
  settings: BackdropSettings,
) {
  const random = seededRandom(settings.seed);
  const hasLightFromAbove = ORIGIN_POSITIONS[settings.raysOrigin][1] === 0; // it scrolls away
  const cells: Letter[] = [];
  let columns = 0;
  let size: Cell;

  function draw(index: number, light: Light, { dim, scrollY }: PageMeasurements) {
    const { letter, chance, age } = cells[index] as Letter;
    const [left, top] = [(index % columns) * size.width, Math.floor(index / columns) * size.height];
    const [x, y] = [left + size.width / 2, top + size.height / 2];
    const strength = lightOn(light, x, y + (hasLightFromAbove ? scrollY : 0));
    const remaining = dimAt(dim, x, y + scrollY, size) * settings.brightness;
    const { color, alpha } = shadeOf(chance, age, strength, remaining);
    context.clearRect(left, top, size.width, size.height);
    context.globalAlpha = alpha;
    context.fillStyle = `rgb(${color.join(" ")})`;
    context.fillText(letter, x, y);
  }

  return {
    /** Draws all letters that fit into the view. */
    drawAll(light: Light, view: PageMeasurements) {
      size = (view.rays.isWide ? LAYOUTS.wide : LAYOUTS.narrow).cell;
      columns = Math.ceil(view.width / size.width);
      const count = columns * Math.ceil(view.height / size.height);
      cells.length = Math.min(cells.length, count);
      while (cells.length < count) {
        cells.push({ ...randomLetter(random), age: random() < FRESH_FRACTION ? 0 : FADE_STEPS });
      }
      // A canvas loses these settings with its size.
      context.setTransform(view.pixelRatio, 0, 0, view.pixelRatio, 0, 0);
      context.font = letterFont(size.fontSize);
      context.textAlign = "center";
      context.textBaseline = "middle";
      for (const index of cells.keys()) draw(index, light, view);
    },

    /** Changes some letters, `steps` times, and draws those that changed shortly before. */
    drawChanges(steps: number, light: Light, view: PageMeasurements) {
      for (const cell of cells) cell.age += steps;
      for (let n = random(); n < cells.length * CHANGED_FRACTION * steps; n++) {
        cells[Math.floor(random() * cells.length)] = { ...randomLetter(random), age: 0 };
      }
      for (const [index, { age }] of cells.entries()) {
        if (age < FADE_STEPS + steps) draw(index, light, view);
      }
    },
  };
}

export function letterFont(px: number) {
  return `${FONT.weight} ${px}px "${FONT.family}", ui-monospace, Menlo, Consolas, monospace`;
}

function randomLetter(random: () => number) {
  const letter = ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
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

/** A letter's colour (red, green, blue), and its alpha from 0 to 1. */
export function shadeOf(chance: number, age: number, light: number, brightness: number) {
  const isLit = light > LIT_FROM;
  const rest = isLit
    ? MIN_LIT_ALPHA + light * LIT_RANGE * (EVENNESS + (1 - EVENNESS) * chance)
    : MIN_ALPHA + DIM_RANGE * chance * chance;
  const warmth = isLit ? Math.min(1, light * WARMING) : 0;
  const fresh = Math.max(0, 1 - age / FADE_STEPS);
  const color = mix(mix(LETTER_COLOR, RAY_COLOR, warmth), FRESH_COLOR, fresh * (1 - warmth));
  const alpha = rest + Math.max(0, FRESH_ALPHA - rest) * fresh;
  return { color, alpha: Math.min(1, alpha * brightness) };
}

function mix(from: readonly number[], to: readonly number[], share: number) {
  return from.map((part, i) => Math.round(part + ((to[i] ?? 0) - part) * share));
}
