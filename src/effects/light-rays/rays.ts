import { at } from "../../runtime/at";
import { ORIGIN_SHARES, scrollsWithPage } from "./origins";
import { BUNDLES, type RaysSettings, SOURCE_OFFSET_PX, STILL_MS } from "./settings";

export const MAX_BEAMS = 8;
const BEAM_SIZE = 3; // angle, half width, strength

/** The bundle of light at one moment, in CSS pixels and radians, 0 pointing down the page. */
export interface Rays {
  x: number;
  y: number;
  reach: number;
  power: number;
  /** Whether they scroll with the page or stay with the window. */
  scrolls: boolean;
  /** `MAX_BEAMS` times angle, half width and strength. */
  beams: Float32Array;
}

export interface Point {
  x: number;
  y: number;
}

/** The part of the page that the rays shine on, in CSS pixels. */
export interface RaysBox {
  width: number;
  height: number;
  isWide: boolean;
}

export function createRays(): Rays {
  const beams = new Float32Array(MAX_BEAMS * BEAM_SIZE);
  return { x: 0, y: 0, reach: 1, power: 0, scrolls: true, beams };
}

/** Moves `rays` to where they stand `ms` after the start. */
export function moveRays(
  rays: Rays,
  ms: number,
  box: RaysBox,
  settings: RaysSettings,
  pointer: Point | undefined,
) {
  const bundle = box.isWide ? BUNDLES.wide : BUNDLES.narrow;
  const [shareX, shareY] = ORIGIN_SHARES[settings.raysOrigin];
  rays.x = shareX * box.width + Math.sign(shareX - 0.5) * SOURCE_OFFSET_PX;
  rays.y = shareY * box.height + Math.sign(shareY - 0.5) * SOURCE_OFFSET_PX;
  rays.scrolls = scrollsWithPage(settings.raysOrigin);
  rays.reach = bundle.reachUnitPx * settings.rayLength * settings.fadeDistance;
  const seconds = ((ms - STILL_MS) / 1000) * settings.raysSpeed;
  rays.power = settings.power * (settings.pulsating ? pulseAt(seconds) : 1);

  const axis = Math.atan2(box.width / 2 - rays.x, box.height / 2 - rays.y);
  const turn = pointer && settings.followMouse ? turnTo(pointer, rays, axis) : 0;
  const middle = axis + turn * settings.mouseInfluence;
  for (let i = 0; i < MAX_BEAMS; i++) {
    const [degrees, width, strength] = bundle.beams[i] ?? NO_BEAM;
    // Each beam has its own pace, so that the bundle never repeats itself visibly.
    const sway = SWAY_DEGREES * Math.sin(seconds * paceOf(i, SWAY_PACE));
    const breath = 1 + BREATH * Math.sin(seconds * paceOf(i, BREATH_PACE));
    rays.beams[i * BEAM_SIZE] = middle + (degrees + sway) * settings.lightSpread * RADIANS;
    rays.beams[i * BEAM_SIZE + 1] = width * settings.lightSpread * RADIANS;
    rays.beams[i * BEAM_SIZE + 2] = strength * breath;
  }
}

/** How brightly the rays light a letter at a place, from 0 to 1. */
export function lightAt(rays: Rays, x: number, y: number) {
  const dx = x - rays.x;
  const dy = y - rays.y;
  const left = 1 - Math.hypot(dx, dy) / rays.reach;
  if (left <= 0 || rays.power === 0) return 0;
  const angle = Math.atan2(dx, dy);
  let light = 0;
  for (let i = 0; i < rays.beams.length; i += BEAM_SIZE) {
    const strength = at(rays.beams, i + 2);
    const off = angleBetween(angle, at(rays.beams, i)) / at(rays.beams, i + 1);
    if (strength > 0) light += strength * Math.exp(-FALLOFF * off * off);
  }
  return Math.min(1, light) * left * rays.power;
}

function pulseAt(seconds: number) {
  return 1 - PULSE_DEPTH * (1 - Math.cos(seconds * PULSE_PACE));
}

function paceOf(beam: number, [first, more]: readonly [number, number]) {
  return first + more * beam;
}

function turnTo(pointer: Point, source: Point, axis: number) {
  return angleBetween(Math.atan2(pointer.x - source.x, pointer.y - source.y), axis);
}

/** From `b` to `a` the short way round. */
function angleBetween(a: number, b: number) {
  const turn = a - b;
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

const NO_BEAM = [0, 1, 0] as const;
const FALLOFF = 1.6; // of a beam from its middle to its sides
const SWAY_DEGREES = 2.5;
const SWAY_PACE = [0.42, 0.071] as const; // radians a second: the first beam's, and more for each
const BREATH = 0.22;
const BREATH_PACE = [0.61, -0.043] as const;
const PULSE_DEPTH = 0.15;
const PULSE_PACE = 3; // radians a second
const RADIANS = Math.PI / 180;
