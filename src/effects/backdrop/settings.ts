import type { RaysOrigin } from "./origins.ts";

/** What a page may change. */
export const BACKDROP = {
  brightness: 1, // of the letters; 1 is the home page; 0 to 2
  seed: 7, // picks the letters of the first frame, so that it can be repeated
  raysOrigin: "top-center" as RaysOrigin,
  raysSpeed: 1, // how fast the beams sway; 1 is one sway in about twelve seconds; 0 to 5
  lightSpread: 1, // how far the bundle opens; 0.5 is a narrow torch, 2 fills the width; 0.2 to 3
  rayLength: 2, // how far the rays reach, in multiples of `reachPx`; 0.5 to 4
  fadeDistance: 1, // the share of the reach over which the light fades away; 0.2 to 1
  saturation: 1, // of the light's colour; 0 is grey; 0 to 1
  mouseInfluence: 0.1, // how far the bundle turns towards the mouse; 0 to 1
  power: 1, // strength of the light; 0 leaves the rays out; 0 to 1
  still: false, // whether only the first frame is shown
};
export type Settings = typeof BACKDROP;
export type Look = Partial<Settings>;

export const WIDE = "(width >= 56.25em)"; // --wide in media.css, which follows the font
export const GLITCH_MS = 50;
export const RAYS_VISIBLE_SHARE = 0.1;
export const MAX_PIXEL_RATIO = 2; // sharper costs battery
export const MAX_PIXELS = 5_200_000; // a 1440 by 900 screen at ratio 2; larger ones get softer
export const RAYS_SCALE = 1 / 4; // of a CSS pixel: soft light looks the same
export const RAY_COLOUR = [243, 227, 191] as const; // --ray-color
export const SOURCE_OFFSET_PX = 90; // out of sight
export const PEAK_ALPHA = 0.31; // of a lone full beam at its source

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const FONT = { family: "DM Mono", weight: "500" };
export const CHANGED_SHARE = 0.02; // of all cells, each time
export const FADE_STEPS = 12; // 600 ms
export const EMPTY_SHARE = 0.07; // cells without a letter
export const FRESH_SHARE = 0.012; // cells that look just changed in the first frame

/** By layout: cells and their letters in CSS pixels; of each beam its angle and half its width. */
export const LAYOUTS = {
  wide: {
    cell: { width: 20, height: 27, fontSize: 16, dimReach: 80 },
    reachPx: 590,
    degrees: [-47, -31, -21, -6, 9, 19, 36, 50],
    widths: [7, 4, 6, 9, 3.5, 7, 5, 8],
    strengths: [0.34, 0.5, 0.75, 1, 0.62, 0.8, 0.5, 0.3],
  },
  narrow: {
    cell: { width: 17, height: 23, fontSize: 14, dimReach: 44 },
    reachPx: 450,
    degrees: [-25, -15, -3, 8, 16, 27],
    widths: [4, 5, 6, 3, 5, 4],
    strengths: [0.45, 0.75, 1, 0.6, 0.78, 0.4],
  },
} as const;
export type Cell = (typeof LAYOUTS)[keyof typeof LAYOUTS]["cell"];
