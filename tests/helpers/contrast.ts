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

/** The least and the most of red, green and blue within a part of a screenshot. */
export async function extremes(png: Buffer, { x, y, width, height }: Box) {
  const whole = await sharp(png).metadata();
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(whole.width, Math.ceil(x + width));
  const bottom = Math.min(whole.height, Math.ceil(y + height));
  const box = { left, top, width: right - left, height: bottom - top };
  const { channels } = await sharp(await sharp(png).extract(box).toBuffer()).stats();
  const colour = (key: "min" | "max") => channels.slice(0, 3).map((it) => it[key]) as Rgb;
  return { darkest: colour("min"), brightest: colour("max") };
}
