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

/** Light from above scrolls with the page; other light is fixed to the window. */
export function scrollsWithPage(origin: RaysOrigin) {
  return ORIGIN_POSITIONS[origin][1] === 0;
}
