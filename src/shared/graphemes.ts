const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The characters of `text` as readers count them: flags, families and accents are one each. */
export function graphemes(text: string) {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
