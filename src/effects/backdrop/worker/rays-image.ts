import type { RaysBox } from "../messages.ts";
import { PEAK_ALPHA, RAY_COLOR, RAYS_SCALE, SOURCE_OFFSET_PX } from "../settings.ts";
import { addBeams, DIRECTIONS, directionOf, type Light } from "./light.ts";
import { seededRandom } from "./seeded-random.ts";
import { uncheckedAt } from "./unchecked-at.ts";

const TABLES = 5;
const MIN_ALPHA = 1 / 8; // alpha levels; fainter pixels stay transparent
const FALLOFF = 2.8; // exponent of a beam's falloff to its sides; crisper than on letters
const FADE = 1.6; // exponent of the fade from the source to the reach
const SOFTNESS_PX = 6; // extra half width of a beam where it enters the box

/** A reduced image of the light in `box`; `paint` redraws it for one moment. */
export function createRaysImage(box: RaysBox, { source, reach }: Light) {
  const width = Math.max(1, Math.ceil(box.width * RAYS_SCALE));
  const image = new ImageData(width, Math.max(1, Math.ceil(box.height * RAYS_SCALE)));
  const pixels = new Uint32Array(image.data.buffer);
  const [red, green, blue] = RAY_COLOR;
  const color = (blue << 16) | (green << 8) | red;
  const random = seededRandom(1);
  // Per pixel: its index in the tables below, its fraction of the way to the next table, the alpha
  // of a full beam, and dither noise that hides 8-bit steps.
  const tableIndexes = new Uint16Array(pixels.length);
  const tableFractions = new Float32Array(pixels.length);
  const fullAlphas = new Float32Array(pixels.length);
  const dither = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const dx = ((i % width) + 0.5) / RAYS_SCALE - source.x;
    const dy = (Math.floor(i / width) + 0.5) / RAYS_SCALE - source.y;
    const distance = Math.hypot(dx, dy);
    const table = Math.min(1, SOURCE_OFFSET_PX / distance) * (TABLES - 1);
    const first = Math.min(Math.floor(table), TABLES - 2);
    tableIndexes[i] = first * DIRECTIONS + directionOf(dx, dy);
    tableFractions[i] = table - first;
    fullAlphas[i] = 255 * PEAK_ALPHA * Math.max(0, 1 - distance / reach) ** FADE;
    dither[i] = random();
  }
  // Strength by direction, one table per distance; beams are softest in the last, at the source.
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
        const index = uncheckedAt(tableIndexes, i);
        const far = uncheckedAt(strengths, index);
        const near = uncheckedAt(strengths, index + DIRECTIONS);
        const strength = far + (near - far) * uncheckedAt(tableFractions, i);
        const alpha = strength * uncheckedAt(fullAlphas, i) * power;
        pixels[i] = alpha < MIN_ALPHA ? 0 : ((alpha + uncheckedAt(dither, i)) << 24) | color;
      }
    },
  };
}
