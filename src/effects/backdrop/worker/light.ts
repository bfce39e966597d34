import type { Point, RaysBox } from "../messages.ts";
import { ORIGIN_POSITIONS } from "../origins.ts";
import {
  type BackdropSettings,
  FADE_DISTANCE,
  LAYOUTS,
  LIGHT_SPREAD,
  MOUSE_INFLUENCE,
  RAY_LENGTH,
  RAYS_SPEED,
  SOURCE_OFFSET_PX,
} from "../settings.ts";
import { uncheckedAt } from "./unchecked-at.ts";

/**
 * Entries of a table: a power of two, so that & wraps an index, and fine enough that an entry at the
 * light's reach is narrower than a pixel of the rays.
 */
export const DIRECTIONS = 4096;

/** Angle (0 points down) and half width in radians; strength from 0 to 1. */
export interface Beam {
  angle: number;
  halfWidth: number;
  strength: number;
}

/** The light at one moment, in CSS pixels of its box. */
export type Light = ReturnType<typeof lightAfter>;

const STEP = (2 * Math.PI) / DIRECTIONS;
const FALLOFF = 1.6; // exponent of a beam's falloff from its middle to its sides
const CUTOFF_EXPONENT = 12; // a beam ends where its strength falls to e^-12
const SWAY_DEGREES = 2.5;
const SWAY_PACE = { first: 0.42, more: 0.071 }; // radians per second; `more` per further beam
const POINTER_LAG_MS = 400;

/** The light after `seconds`; each beam sways at its own speed. */
export function lightAfter(
  seconds: number,
  box: RaysBox,
  settings: BackdropSettings,
  pointer?: Point,
) {
  const layout = box.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const [x, y] = ORIGIN_POSITIONS[settings.raysOrigin];
  const source = {
    x: box.target?.x ?? x * box.width + Math.sign(x - 0.5) * SOURCE_OFFSET_PX,
    y: y * box.height + Math.sign(y - 0.5) * SOURCE_OFFSET_PX,
  };
  const axis = angleOf(source, box.target ?? { x: box.width / 2, y: box.height / 2 });
  const aimAngle = pointer ? angleOf(source, pointer) : axis;
  const shortWay = aimAngle - axis - 2 * Math.PI * Math.round((aimAngle - axis) / (2 * Math.PI));
  const middle = axis + shortWay * MOUSE_INFLUENCE;
  const time = seconds * RAYS_SPEED;
  const spread = LIGHT_SPREAD * (Math.PI / 180);
  const beams = layout.beamAngles.map((degrees, i): Beam => {
    const sway = SWAY_DEGREES * Math.sin(time * (SWAY_PACE.first + SWAY_PACE.more * i));
    return {
      angle: middle + (degrees + sway) * spread,
      halfWidth: uncheckedAt(layout.beamHalfWidths, i) * spread,
      strength: uncheckedAt(layout.beamStrengths, i),
    };
  });
  return {
    source,
    reach: layout.reachPx * RAY_LENGTH * FADE_DISTANCE,
    power: settings.power,
    beams,
    strengthByDirection: addBeams(new Float32Array(DIRECTIONS), beams, FALLOFF, 0),
  };
}

/** The brightness of the light on a letter at a point, from 0 to 1. */
export function lightOn(light: Light, x: number, y: number) {
  const dx = x - light.source.x;
  const dy = y - light.source.y;
  const strength = Math.min(1, uncheckedAt(light.strengthByDirection, directionOf(dx, dy)));
  const remaining = Math.max(0, 1 - Math.hypot(dx, dy) / light.reach);
  return strength * remaining * light.power;
}

/** Adds beams to a table of strengths by angle; `softness` (radians) widens and weakens them. */
export function addBeams(table: Float32Array, beams: Beam[], falloff: number, softness: number) {
  for (const beam of beams) {
    const width = beam.halfWidth + softness;
    const strength = (beam.strength * beam.halfWidth) / width;
    const range = width * Math.sqrt(CUTOFF_EXPONENT / falloff);
    const last = Math.floor((beam.angle + range) / STEP);
    for (let n = Math.ceil((beam.angle - range) / STEP); n <= last; n++) {
      const off = (n * STEP - beam.angle) / width;
      const i = n & (DIRECTIONS - 1);
      table[i] = uncheckedAt(table, i) + strength * Math.exp(-falloff * off * off);
    }
  }
  return table;
}

/** The index in an `addBeams` table of the direction (dx, dy). */
export function directionOf(dx: number, dy: number) {
  return Math.round(Math.atan2(dx, dy) / STEP) & (DIRECTIONS - 1);
}

/** Moves from one point towards another, most of the way within `POINTER_LAG_MS`. */
export function approach(from: Point, to: Point, ms: number): Point {
  const share = 1 - Math.exp(-ms / POINTER_LAG_MS);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function angleOf(from: Point, to: Point) {
  return Math.atan2(to.x - from.x, to.y - from.y);
}
