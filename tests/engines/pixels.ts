import sharp from "sharp";

const ROUNDING = 2; // of 255: a painter may round a shade either way

/** How many levels of red, green or blue differ between two PNGs by more than rounding. */
export async function differingLevels(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([levelsOf(one), levelsOf(other)]);
  if (a.length !== b.length) return Math.max(a.length, b.length);
  return a.filter((level, at) => Math.abs(level - (b[at] ?? 0)) > ROUNDING).length;
}

function levelsOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer();
}
