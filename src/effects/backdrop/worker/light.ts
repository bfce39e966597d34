import type { Point, RaysBox } from "../messages.ts";
import {
  type BackdropSettings,
  FADE_DISTANCE,
  LAYOUTS,
  LIGHT_SPREAD,
  MOUSE_INFLUENCE,
  ORIGIN_POSITIONS,
  PEAK_ALPHA,
  RAY_COLOR,
  RAY_LENGTH,
  RAYS_SCALE,
  RAYS_SPEED,
  SOURCE_OFFSET_PX,
} from "../settings.ts";

/** Angle (0 points down) and half width in radians; strength from 0 to 1. */
interface Beam {
  angle: number;
  halfWidth: number;
  strength: number;
}

/** The light at one moment, in CSS pixels of its box. */
export interface Light {
  source: Point;
  reach: number;
  power: number;
  beams: Beam[];
}

const DEGREE = Math.PI / 180;
const FALLOFF = 1.6; // exponent of a beam's falloff from its middle to its sides
const SWAY_DEGREES = 2.5;
const SWAY_PACE = { first: 0.42, more: 0.071 }; // radians per second; `more` per further beam
const POINTER_LAG_MS = 400;

/** The light after `seconds`; each beam sways at its own speed. */
export function lightAfter(
  seconds: number,
  box: RaysBox,
  settings: BackdropSettings,
  pointer?: Point,
): Light {
  const { reachPx, beams } = box.isWide ? LAYOUTS.wide : LAYOUTS.narrow;
  const [x, y] = ORIGIN_POSITIONS[settings.raysOrigin];
  const source = {
    x: box.target?.x ?? x * box.width + Math.sign(x - 0.5) * SOURCE_OFFSET_PX,
    y: y * box.height + Math.sign(y - 0.5) * SOURCE_OFFSET_PX,
  };
  const axis = angleOf(source, box.target ?? { x: box.width / 2, y: box.height / 2 });
  const turn = pointer ? turnBetween(axis, angleOf(source, pointer)) * MOUSE_INFLUENCE : 0;
  return {
    source,
    reach: reachPx * RAY_LENGTH * FADE_DISTANCE,
    power: settings.power,
    beams: beams.map(([degrees, halfWidth, strength], i) => {
      const phase = seconds * RAYS_SPEED * (SWAY_PACE.first + SWAY_PACE.more * i);
      const off = (degrees + SWAY_DEGREES * Math.sin(phase)) * LIGHT_SPREAD * DEGREE;
      return { angle: axis + turn + off, halfWidth: halfWidth * LIGHT_SPREAD * DEGREE, strength };
    }),
  };
}

/** The brightness of the light at a point, from 0 to 1. */
export function lightOn({ source, reach, power, beams }: Light, x: number, y: number) {
  const remaining = 1 - Math.hypot(x - source.x, y - source.y) / reach;
  return strengthAt(angleOf(source, { x, y }), beams) * Math.max(0, remaining) * power;
}

/** Paints the same light with the canvas's own gradients: round the source, and away from it. */
export function paintRays(context: OffscreenCanvasRenderingContext2D, light: Light) {
  const { width, height } = context.canvas;
  const [x, y] = [light.source.x * RAYS_SCALE, light.source.y * RAYS_SCALE];
  const around = context.createConicGradient(-Math.PI / 2, x, y); // begins above, turns clockwise
  for (let degree = 0; degree <= 360; degree++) {
    const strength = strengthAt(Math.PI - degree * DEGREE, light.beams);
    around.addColorStop(degree / 360, rayColor(strength * PEAK_ALPHA * light.power));
  }
  context.globalCompositeOperation = "copy";
  context.fillStyle = around;
  context.fillRect(0, 0, width, height);
  const away = context.createRadialGradient(x, y, 0, x, y, light.reach * RAYS_SCALE);
  away.addColorStop(0, rayColor(1));
  away.addColorStop(1, rayColor(0));
  context.globalCompositeOperation = "destination-in";
  context.fillStyle = away;
  context.fillRect(0, 0, width, height);
}

/** Moves from one point towards another, most of the way within `POINTER_LAG_MS`. */
export function approach(from: Point, to: Point, ms: number): Point {
  const share = 1 - Math.exp(-ms / POINTER_LAG_MS);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The strength of all beams together in one direction, from 0 to 1. */
function strengthAt(angle: number, beams: Beam[]) {
  let strength = 0;
  for (const beam of beams) {
    const off = turnBetween(beam.angle, angle) / beam.halfWidth;
    strength += beam.strength * Math.exp(-FALLOFF * off * off);
  }
  return Math.min(1, strength);
}

function rayColor(alpha: number) {
  return `rgb(${RAY_COLOR.join(" ")} / ${alpha.toFixed(4)})`;
}

function angleOf(from: Point, to: Point) {
  return Math.atan2(to.x - from.x, to.y - from.y);
}

/** The shorter way round from one angle to another. */
function turnBetween(from: number, to: number) {
  return to - from - 2 * Math.PI * Math.round((to - from) / (2 * Math.PI));
}
