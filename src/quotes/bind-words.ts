const BOUND = /(?<![\p{L}\p{N}’'“‘(])[“‘(]*(?:(?:I|a|an|the)\s+)+\S+/giu;
const LONGEST_BOUND = 16; // characters; a longer part may not fit on a phone's line

/** Keeps parts such as "the end" on one line, so that none ends on I, a, an, the. */
export function bindWords(line: string) {
  return line.replace(BOUND, (part) =>
    part.length > LONGEST_BOUND ? part : part.replace(/\s/g, "\u00a0"),
  );
}
