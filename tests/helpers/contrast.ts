import sharp from "sharp";

export type Rgb = [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number) {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** What `top` looks like over `ground` when only `alpha` of it covers. */
export function over(ground: Rgb, top: Rgb, alpha: number): Rgb {
  return ground.map((part, at) => part + ((top[at] as number) - part) * alpha) as Rgb;
}

/** A screenshot at one pixel for each CSS pixel, to ask for its darkest and brightest points. */
export async function readPicture(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Map<number, number>(); // a page has few, and many pixels
  const luminanceAt = (at: number) => {
    const key = data.readUIntBE(at, 3);
    const known = colours.get(key) ?? luminance(colourAt(at));
    colours.set(key, known);
    return known;
  };
  const colourAt = (at: number): Rgb => [...data.subarray(at, at + 3)] as Rgb;
  return {
    extremes({ x, y, width, height }: Box) {
      const first = (Math.max(0, Math.floor(y)) * info.width + Math.max(0, Math.floor(x))) * 3;
      let [darkest, brightest] = [first, first];
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++) {
        for (let at = Math.max(0, Math.floor(x)); at < Math.min(info.width, x + width); at++) {
          const pixel = (row * info.width + at) * 3;
          if (luminanceAt(pixel) > luminanceAt(brightest)) brightest = pixel;
          if (luminanceAt(pixel) < luminanceAt(darkest)) darkest = pixel;
        }
      }
      return { darkest: colourAt(darkest), brightest: colourAt(brightest) };
    },
  };
}
