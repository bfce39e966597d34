/** Positions of the light source, as fractions of the width and height of its box. */
export const ORIGIN_POSITIONS = {
  "top-left": [0, 0],
  "top-center": [0.5, 0],
  "top-right": [1, 0],
  left: [0, 0.5],
  right: [1, 0.5],
  "bottom-left": [0, 1],
  "bottom-center": [0.5, 1],
  "bottom-right": [1, 1],
} as const;
export type RaysOrigin = keyof typeof ORIGIN_POSITIONS;

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

export const GLITCH_MS = 50; // time between two changes of the letters
export const MAX_PIXEL_RATIO = 2; // higher ratios cost battery

export const RAYS_SPEED = 1; // each beam sways once in 7 to 15 seconds
export const LIGHT_SPREAD = 1; // multiplies the beams' angles and widths
export const RAY_LENGTH = 2; // in multiples of `reachPx`
export const FADE_DISTANCE = 1; // the fraction of that length over which the light fades
export const MOUSE_INFLUENCE = 0.1; // how far the beams turn towards the mouse, 0 to 1
export const RAYS_VISIBLE_FRACTION = 0.1;
export const RAY_COLOR = [243, 227, 191] as const; // at full saturation; must equal --ray-color in tokens.css
export const RAYS_SCALE = 1 / 4; // canvas pixels per CSS pixel; soft light needs no more
export const SOURCE_OFFSET_PX = 90; // how far outside its box the light source is; also in backdrop.css
export const PEAK_ALPHA = 0.18; // alpha of the rays where the light is full

export const WIDE_QUERY = "(width >= 56.25em)"; // must equal the query in backdrop.css
/** Per layout: cell and font size in CSS px; per beam its angle, half width in degrees, strength. */
export const LAYOUTS = {
  wide: {
    cell: { width: 20, height: 27, fontSize: 16, dimReach: 80 },
    reachPx: 590, // also in backdrop.css
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
    cell: { width: 17, height: 23, fontSize: 14, dimReach: 44 },
    reachPx: 450,
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
export type Cell = (typeof LAYOUTS)[keyof typeof LAYOUTS]["cell"];
