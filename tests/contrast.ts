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
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What `top` looks like over `ground` when only `alpha` of it covers. */
export function over(ground: Rgb, top: Rgb, alpha: number): Rgb {
  return ground.map((part, at) => part + ((top[at] as number) - part) * alpha) as Rgb;
}

/** A screenshot at one pixel for each CSS pixel, to ask for its darkest and brightest points. */
export async function readPicture(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    extremes({ x, y, width, height }: Box) {
      let darkest: Rgb = [255, 255, 255];
      let brightest: Rgb = [0, 0, 0];
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++) {
        for (let at = Math.max(0, Math.floor(x)); at < Math.min(info.width, x + width); at++) {
          const pixel = [...data.subarray((row * info.width + at) * 3).subarray(0, 3)] as Rgb;
          if (luminance(pixel) > luminance(brightest)) brightest = pixel;
          if (luminance(pixel) < luminance(darkest)) darkest = pixel;
        }
      }
      return { darkest, brightest };
    },
  };
}
