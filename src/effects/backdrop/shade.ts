import { at } from "../../runtime/at";
import { FADE_STEPS, RAY_COLOUR } from "./settings";

/** A part of the page behind which the letters are dimmed, in CSS pixels. */
export interface DimZone {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much is taken away, 0 to 1. */
  strength: number;
}

/** What is left of a letter's brightness at a place; zones fade out over `reach` pixels. */
export function dimAt(zones: readonly DimZone[], x: number, y: number, reach: number) {
  let left = 1;
  for (const zone of zones) {
    const dx = Math.max(zone.left - x, 0, x - zone.right);
    const dy = Math.max(zone.top - y, 0, y - zone.bottom);
    const far = Math.hypot(dx, dy) / reach;
    if (far < 1) left = Math.min(left, 1 - zone.strength * (1 - far * far));
  }
  return left;
}

/** Red, green, blue and alpha of a letter; written into `shade`, because it is asked so often. */
export function shadeLetter(
  shade: Float32Array,
  chance: number,
  age: number,
  light: number,
  brightness: number,
) {
  const isLit = light > LIT_FROM;
  const rest = isLit
    ? LIT_DIMMEST + light * LIT_RANGE * (EVENNESS + (1 - EVENNESS) * chance)
    : DIMMEST + DIM_RANGE * chance * chance;
  const warmth = isLit ? Math.min(1, light * WARMING) : 0;
  const fresh = Math.max(0, 1 - age / FADE_STEPS);
  const coolness = fresh * (1 - warmth);
  for (let part = 0; part < 3; part++) {
    const cold = at(LETTER_COLOUR, part);
    const warm = cold + (at(RAY_COLOUR, part) - cold) * warmth;
    shade[part] = warm + (at(FRESH_COLOUR, part) - warm) * coolness;
  }
  const alpha = rest + Math.max(0, FRESH_ALPHA - rest) * fresh;
  shade[3] = Math.min(1, alpha * brightness);
}

const LETTER_COLOUR = [122, 142, 184] as const;
const FRESH_COLOUR = [157, 183, 245] as const;
const FRESH_ALPHA = 0.5;
const DIMMEST = 0.075;
const DIM_RANGE = 0.19;
const LIT_FROM = 0.1; // of full light
const LIT_DIMMEST = 0.1;
const LIT_RANGE = 0.72;
const EVENNESS = 0.35; // of lit letters; at 1 chance would have no say
const WARMING = 1.6; // how much sooner than bright a letter is warm
