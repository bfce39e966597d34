/** Widths in em of letters in Redaction, rounded up; the first group with the letter counts. */
const LETTER_EMS: [letters: RegExp, ems: number][] = [
  [/\p{M}/u, 0],
  [/[\sfijltI.,:;!'’‘‚()[\]|-]/u, 0.32],
  [/[mwMWÆŒæœ—…@%]/u, 0.9],
  [/\p{Lu}/u, 0.73],
  [/[\u0370-\u1dff]/u, 0.62], // other alphabets, in a font of the reader's device
  [/[\u2e80-\u{3ffff}]/u, 1], // for example Chinese
];
const OTHER_LETTER_EMS = 0.53;
/** The values of `data-ems` in fitted-text.css; a phone can show no more without a line break. */
const EMS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24] as const;

/** The width of the widest text in em, rounded up; those that are too wide for a phone may wrap. */
export function widestEms(texts: string[]) {
  const widths = texts.map(emsOf).filter((ems) => ems <= Math.max(...EMS));
  const widest = Math.max(...widths);
  return EMS.find((ems) => ems >= widest);
}

function emsOf(text: string) {
  const letters = [...text.trimEnd().normalize("NFD")];
  const widths = letters.map((letter) => LETTER_EMS.find(([group]) => group.test(letter))?.[1]);
  return widths.reduce<number>((sum, ems = OTHER_LETTER_EMS) => sum + ems, 0);
}
