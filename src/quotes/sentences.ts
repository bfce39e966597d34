// What ends in a point without ending a sentence: titles, initials (but the word I), and short
// forms before a number.
const TITLE = String.raw`\b(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|Capt|Lt|Mt|vs)`;
const INITIAL = String.raw`(?<![\p{L}’'])[A-HJ-Z]`;
const NUMBERED = String.raw`\b(?:No|Nos|Vol|Ch|p|pp)\.\s+(?=\d)`;

const AFTER_A_STOP = new RegExp(
  String.raw`(?<=[.?!][’”)]*\s+)(?<!(?:${TITLE}|${INITIAL})\.\s+)(?<!${NUMBERED})(?=[\p{Lu}\d“‘(])`,
  "u",
);

/** The sentences of `text`, each with the space that follows it, so that joining gives `text` back. */
export function sentencesOf(text: string) {
  return text.split(AFTER_A_STOP);
}
