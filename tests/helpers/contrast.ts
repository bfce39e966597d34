import sharp from "sharp";

export type Rgb = [red: number, green: number, blue: number];

export type Box = Record<"x" | "y" | "width" | "height", number>;

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

/** Tells the least and the most of red, green and blue within a part of a screenshot. */
export async function extremesIn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }: Box) => {
    const darkest: Rgb = [255, 255, 255];
    const brightest: Rgb = [0, 0, 0];
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++)
      for (let at = Math.max(0, Math.floor(x)); at < Math.min(info.width, x + width); at++)
        for (const part of [0, 1, 2] as const) {
          const value = data[(row * info.width + at) * 3 + part] ?? 0;
          darkest[part] = Math.min(darkest[part], value);
          brightest[part] = Math.max(brightest[part], value);
        }
    return { darkest, brightest };
  };
}
