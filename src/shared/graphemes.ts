const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The letters of `text` as a reader counts them: flags, families and accents stay whole. */
export function graphemes(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
