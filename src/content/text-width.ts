/** Widths in em of letters in Redaction, rounded up; the first group with the letter counts. */
const LETTER_EMS: [letters: RegExp, ems: number][] = [
  [/\p{M}/u, 0],
  [/[\sfijltI.,:;!'’‘‚()[\]|-]/u, 0.32],
  [/[acegrsz]/u, 0.48],
  [/[mwMWÆŒæœ—…@%]/u, 0.9],
  [/\p{Lu}/u, 0.73],
  [/[\u0370-\u1dff]/u, 0.62], // other alphabets, in a font of the reader's device
  [/[\u2e80-\u{3ffff}]/u, 1], // for example Chinese
];
const OTHER_LETTER_EMS = 0.57;
const MAX_EMS = 24; // a phone shows no more on one line
const UNLIMITED_EMS = 4; // fits everywhere

/**
 * The width of the widest line in em, from 5 to 24 as in fitted-text.css. Lines that are too wide
 * for a phone may wrap and do not count.
 */
export function widestLineEms(lines: string[]) {
  const widest = Math.max(...lines.map(emsOf).filter((ems) => ems <= MAX_EMS));
  return widest > UNLIMITED_EMS ? Math.ceil(widest) : undefined;
}

export function widestWordEms(text: string) {
  return widestLineEms(text.split(/\s+|(?<=[-–—])/));
}

function emsOf(text: string) {
  const letters = [...text.trimEnd().normalize("NFD")];
  const widths = letters.map((letter) => LETTER_EMS.find(([group]) => group.test(letter))?.[1]);
  return widths.reduce<number>((sum, ems = OTHER_LETTER_EMS) => sum + ems, 0);
}
