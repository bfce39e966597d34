import { at } from "../../runtime/at";
import { RAYS_COLOUR } from "../light-rays/settings";
import {
  DIM_RANGE,
  DIMMEST,
  FADE_STEPS,
  FRESH_ALPHA,
  FRESH_COLOUR,
  LETTER_COLOUR,
} from "./settings";

/** Red, green, blue and alpha of a letter; written into `shade`, because it is asked so often. */
export function shadeLetter(
  shade: Float32Array,
  chance: number,
  age: number,
  light: number,
  quiet: number,
  level: number,
) {
  const lit = light > LIT_FROM;
  const rest = lit
    ? LIT_DIMMEST + light * LIT_RANGE * (EVENNESS + (1 - EVENNESS) * chance)
    : DIMMEST + DIM_RANGE * chance * chance;
  const warmth = lit ? Math.min(1, light * WARMING) : 0;
  const fresh = Math.max(0, 1 - age / FADE_STEPS);
  const coolness = fresh * (1 - warmth);
  for (let part = 0; part < 3; part++) {
    const cold = at(LETTER_COLOUR, part);
    const warm = cold + (at(RAYS_COLOUR, part) - cold) * warmth;
    shade[part] = warm + (at(FRESH_COLOUR, part) - warm) * coolness;
  }
  const alpha = rest + Math.max(0, FRESH_ALPHA - rest) * fresh;
  shade[3] = Math.min(1, alpha * quiet * level);
}

const LIT_FROM = 0.1; // of full light
const LIT_DIMMEST = 0.1;
const LIT_RANGE = 0.72;
const EVENNESS = 0.35; // of lit letters; at 1 chance would have no say
const WARMING = 1.6; // how much sooner than bright a letter is warm
