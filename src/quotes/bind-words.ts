const BOUND = /(?<![\p{L}\p{N}’'“‘(])[“‘(]*(?:(?:I|a|an|the)\s+)+\S+/giu;
const MAX_BOUND_LENGTH = 16; // characters; a longer part may not fit on a phone's line

/** Keeps parts such as "the end" on one line, so that no line ends with I, a, an or the. */
export function bindWords(line: string) {
  return line.replace(BOUND, (part) =>
    part.length > MAX_BOUND_LENGTH ? part : part.replace(/\s/g, "\u00a0"),
  );
}
