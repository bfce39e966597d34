// Full stops that do not end a sentence: after titles, initials (but not the word I), and
// abbreviations before a number.
const TITLE = String.raw`\b(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|Capt|Lt|Mt|vs)`;
const INITIAL = String.raw`(?<![\p{L}’'])[A-HJ-Z]`;
const NUMBERED = String.raw`\b(?:No|Nos|Vol|Ch|p|pp)\.\s+(?=\d)`;
const SENTENCE_START = new RegExp(
  String.raw`(?<=[.?!][’”)]*\s+)(?<!(?:${TITLE}|${INITIAL})\.\s+)(?<!${NUMBERED})(?=[\p{Lu}\d“‘(])`,
  "u",
);

/** The sentences of `text`, each with the space after it; joined, they equal `text`. */
export function sentencesOf(text: string) {
  return text.split(SENTENCE_START);
}

/** A quote as its page receives it: with its lines, which are the author's or else sentences. */
export function typesetQuote({ text, ...quote }: { id: string; text: string; example: string }) {
  const isVerse = text.includes("\n");
  const lines = isVerse ? text.split(/(?<=\n)/) : sentencesOf(text);
  const length = lengthClass(lines, isVerse, quote.example);
  return { ...quote, lines, length, ...(isVerse && { isVerse }) };
}

/** The most letters of each class but the last; quote-viewer.css gives each class a size. */
const LENGTHS = [
  [72, "brief"],
  [100, "short"],
  [120, "medium"],
  [160, "long"],
  [220, "long-2"],
  [300, "long-3"],
  [420, "long-4"],
  [600, "long-5"],
  [840, "long-6"],
] as const;
const SHORTEST_LINE = 21; // each line takes the room of so many letters at least
const LONGEST_KEPT_LINE = 40; // a line of a poem wraps only if it is longer
const USUAL_EXAMPLE = 90;
const WIDE_LETTER = /[\u2e80-\u{3ffff}]/gu; // for example Chinese; takes the room of two

/** The longer a quote, the smaller its type. All rules are expressed as a number of letters. */
function lengthClass(lines: string[], isVerse: boolean, example: string) {
  const lengths = lines.map((line) => [...line.replace(WIDE_LETTER, "$&$&")].length);
  const letters = lengths.reduce((sum, length) => sum + Math.max(length, SHORTEST_LINE), 0);
  const longest = isVerse ? Math.min(Math.max(...lengths), LONGEST_KEPT_LINE) : 0;
  const exampleLetters = Math.max(0, example.length - USUAL_EXAMPLE) / 2; // set smaller
  // The room for letters grows with the square of the room for lines, or for letters on a line.
  const needed = Math.max(letters + exampleLetters, 3.9 * lines.length ** 2, 0.18 * longest ** 2);
  return LENGTHS.find(([most]) => needed <= most)?.[1] ?? "long-7";
}
