import type { RaysOrigin } from "./origins.ts";

/** Default settings; a page may override any of them. */
export const DEFAULT_SETTINGS = {
  brightness: 1, // brightness of the letters; 0 to 2
  seed: 7, // picks the letters of the first frame, so that it can be repeated
  raysOrigin: "top-center" as RaysOrigin,
  power: 1, // strength of the light; 0 leaves the rays out; 0 to 1
  isStill: false, // whether only the first frame is drawn
};
export type BackdropSettings = typeof DEFAULT_SETTINGS;
export type BackdropOptions = Partial<BackdropSettings>;

export const RAYS_SPEED = 1; // each beam sways once in 7 to 15 seconds
export const LIGHT_SPREAD = 1; // multiplies the beams' angles and widths
export const RAY_LENGTH = 2; // in multiples of `reachPx`
export const FADE_DISTANCE = 1; // the fraction of that length over which the light fades
export const MOUSE_INFLUENCE = 0.1; // how far the beams turn towards the mouse, 0 to 1

export const WIDE_QUERY = "(width >= 56.25em)"; // must equal --wide in media.css
export const GLITCH_MS = 50; // time between two changes of the letters
export const RAYS_VISIBLE_FRACTION = 0.1;
export const MAX_PIXEL_RATIO = 2; // higher ratios cost battery
export const MAX_PIXELS = 5_200_000; // a 1440 by 900 screen at ratio 2; larger ones get softer
export const RAYS_SCALE = 1 / 4; // canvas pixels per CSS pixel; soft light needs no more
export const RAY_COLOR = [243, 227, 191] as const; // at full saturation; must equal --ray-color in tokens.css
export const SOURCE_OFFSET_PX = 90; // how far outside its box the light source is
export const PEAK_ALPHA = 0.31; // alpha of a single full beam at its source

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const FONT = { family: "DM Mono", weight: "500" };
export const CHANGED_FRACTION = 0.02; // fraction of the cells that change in each step
export const FADE_STEPS = 12; // 600 ms in steps of 50 ms
export const EMPTY_FRACTION = 0.07; // fraction of cells without a letter
export const FRESH_FRACTION = 0.012; // fraction of cells that look just changed in the first frame

/** Per layout: cell and font size in CSS px; per beam its angle and half width in degrees. */
export const LAYOUTS = {
  wide: {
    cell: { width: 20, height: 27, fontSize: 16, dimReach: 80 },
    reachPx: 590,
    beamAngles: [-47, -31, -21, -6, 9, 19, 36, 50],
    beamHalfWidths: [7, 4, 6, 9, 3.5, 7, 5, 8],
    beamStrengths: [0.34, 0.5, 0.75, 1, 0.62, 0.8, 0.5, 0.3],
  },
  narrow: {
    cell: { width: 17, height: 23, fontSize: 14, dimReach: 44 },
    reachPx: 450,
    beamAngles: [-25, -15, -3, 8, 16, 27],
    beamHalfWidths: [4, 5, 6, 3, 5, 4],
    beamStrengths: [0.45, 0.75, 1, 0.6, 0.78, 0.4],
  },
} as const;
export type Cell = (typeof LAYOUTS)[keyof typeof LAYOUTS]["cell"];
