import type { RaysBox } from "../messages";
import { PEAK_ALPHA, RAY_COLOUR, RAYS_SCALE, SOURCE_OFFSET_PX } from "../settings";
import { addBeams, DIRECTIONS, directionOf, type Light } from "./light";
import { seededRandom } from "./random";
import { at } from "./unchecked-at";

/** A picture of the light in `box`, smaller than it; `paint` shows a moment. */
export function createRays(box: RaysBox, { source, reach }: Light, saturation: number) {
  const width = Math.max(1, Math.ceil(box.width * RAYS_SCALE));
  const image = new ImageData(width, Math.max(1, Math.ceil(box.height * RAYS_SCALE)));
  const pixels = new Uint32Array(image.data.buffer);
  const [red = 0, green = 0, blue = 0] = saturate(saturation);
  const colour = (blue << 16) | (green << 8) | red;
  const random = seededRandom(1);
  // Of each pixel: its place in the tables below, how far it is on the way to the next table, the
  // alpha of a full beam, and a part of a step, so that no edges of 8 bits are seen.
  const places = new Uint16Array(pixels.length);
  const between = new Float32Array(pixels.length);
  const full = new Float32Array(pixels.length);
  const dither = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const dx = ((i % width) + 0.5) / RAYS_SCALE - source.x;
    const dy = (Math.floor(i / width) + 0.5) / RAYS_SCALE - source.y;
    const far = Math.hypot(dx, dy);
    const table = Math.min(1, SOURCE_OFFSET_PX / far) * (TABLES - 1);
    const first = Math.min(Math.floor(table), TABLES - 2);
    places[i] = first * DIRECTIONS + directionOf(dx, dy);
    between[i] = table - first;
    full[i] = 255 * PEAK_ALPHA * Math.max(0, 1 - far / reach) ** FADE;
    dither[i] = random();
  }
  // By direction, the sum of all beams far from the source, then ever nearer, where they are softer.
  const strengths = new Float32Array(TABLES * DIRECTIONS);

  return {
    image,

    paint({ beams, power }: Light) {
      strengths.fill(0);
      for (let n = 0; n < TABLES; n++) {
        const softness = (SOFTNESS_PX / SOURCE_OFFSET_PX) * (n / (TABLES - 1));
        const table = strengths.subarray(n * DIRECTIONS, (n + 1) * DIRECTIONS);
        addBeams(table, beams, FALLOFF, softness);
      }
      for (let i = 0; i < pixels.length; i++) {
        const place = at(places, i);
        const far = at(strengths, place);
        const strength = far + (at(strengths, place + DIRECTIONS) - far) * at(between, i);
        const alpha = strength * at(full, i) * power;
        pixels[i] = alpha < FAINTEST ? 0 : ((alpha + at(dither, i)) << 24) | colour;
      }
    },
  };
}

/** The colour of the light, from grey (0) to full (1). */
export function saturate(saturation: number) {
  const [red, green, blue] = RAY_COLOUR;
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return RAY_COLOUR.map((part) => grey + (part - grey) * saturation);
}

const TABLES = 5;
const FAINTEST = 1 / 8; // less is not drawn
const FALLOFF = 2.8; // of a beam from its middle to its sides: crisper than on letters
const FADE = 1.6; // of the light from its source to its reach
const SOFTNESS_PX = 6; // by which a beam is wider than its angle where it enters the box
