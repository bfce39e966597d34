import type { RaysOrigin } from "./origins";

/** What may be changed about the rays, with the values of the specification. */
export const LIGHT_RAYS = {
  /** Where the light comes from. */
  raysOrigin: "top-center" as RaysOrigin,
  /** How fast the beams sway; 0 stands still, 1 is one sway in about twelve seconds. 0 to 5. */
  raysSpeed: 1,
  /** How far the bundle opens; 0.5 is a narrow torch, 2 fills the width. 0.2 to 3. */
  lightSpread: 1,
  /** How far the rays reach, in multiples of `reachUnitPx`. 0.5 to 4. */
  rayLength: 2,
  /** The share of the reach over which the light fades away. 0.2 to 1. */
  fadeDistance: 1,
  /** Colour of the light; 0 is grey, 1 is as designed. 0 to 1. */
  saturation: 1,
  /** Whether the bundle turns towards the pointer. */
  followMouse: true,
  /** How much of the way towards the pointer the bundle turns. 0 to 1. */
  mouseInfluence: 0.1,
  /** Whether the whole light swells and ebbs. */
  pulsating: false,
  /** Strength of the light as a whole; 0 is dark. 0 to 1. */
  power: 1,
};
export type RaysSettings = typeof LIGHT_RAYS;

export const RAYS_COLOUR = [243, 227, 191] as const; // --ray-warm
export const MAX_PIXEL_RATIO = 2; // from the specification; sharper costs battery
/** Frames a second and share of each side on a machine that keeps up, and on slower ones. */
export const RAY_LEVELS = [
  { framesPerSecond: 30, resolution: 1 / 4 }, // soft light looks the same as at full resolution
  { framesPerSecond: 20, resolution: 1 / 4 },
  { framesPerSecond: 10, resolution: 1 / 8 },
  { framesPerSecond: 1, resolution: 1 / 8 },
];
/** The best without a graphics card: frames may come in time, but each is made by the processor. */
export const SOFTWARE_LEVEL = 3;
export const SHARE_ON_SCREEN = 0.1; // from the specification
export const STILL_MS = 0; // the moment shown when motion is reduced: every beam at rest
export const RAYS_AFTER_MS = 1000; // after the letters
export const SOURCE_OFFSET_PX = 90; // the source itself stays out of sight
export const PEAK_ALPHA = 0.31; // of a lone full beam at its source

/** Each beam: degrees off the axis, half width in degrees, strength. */
export const BUNDLES = {
  wide: {
    reachUnitPx: 590,
    beams: [
      [-47, 7, 0.34],
      [-31, 4, 0.5],
      [-21, 6, 0.75],
      [-6, 9, 1],
      [9, 3.5, 0.62],
      [19, 7, 0.8],
      [36, 5, 0.5],
      [50, 8, 0.3],
    ],
  },
  narrow: {
    reachUnitPx: 450,
    beams: [
      [-25, 4, 0.45],
      [-15, 5, 0.75],
      [-3, 6, 1],
      [8, 3, 0.6],
      [16, 5, 0.78],
      [27, 4, 0.4],
    ],
  },
} as const;
