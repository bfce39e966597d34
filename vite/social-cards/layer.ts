export const WIDTH = 1200;
export const HEIGHT = 630;

/** A picture with its place on a sharing picture. */
export interface Layer {
  /** SVG as text, or a picture's file. */
  source: string | Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
  /** An SVG of the same size, whose opacity the layer takes on. */
  mask?: string;
}

/** Shapes drawn in the picture's own coordinates. */
export function overlay(shapes: string): Layer {
  return { source: svg(WIDTH, HEIGHT, shapes), left: 0, top: 0, width: WIDTH, height: HEIGHT };
}

export function svg(width: number, height: number, shapes: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
}
