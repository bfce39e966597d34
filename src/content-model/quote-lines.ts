// Full stops that do not end a sentence: after titles, initials (but not the word I), and
// abbreviations before a number.
const TITLE = String.raw`\b(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|Capt|Lt|Mt|vs)`;
const INITIAL = String.raw`(?<![\p{L}’'])[A-HJ-Z]`;
const NUMBERED = String.raw`\b(?:No|Nos|Vol|Ch|p|pp)\.\s+(?=\d)`;
const SENTENCE_START = new RegExp(
  String.raw`(?<=[.?!][’”)]*\s+)(?<!(?:${TITLE}|${INITIAL})\.\s+)(?<!${NUMBERED})(?=[\p{Lu}\d“‘(])`,
  "u",
);

/** The most letters of each class but the last; quote-size.css gives each class a size. */
const LENGTHS = [
  [100, "short"],
  [130, "medium"],
  [200, "long"],
  [300, "longer"],
] as const;
const MIN_LINE_LETTERS = 21; // a shorter line takes up as much room
const USUAL_EXAMPLE_LETTERS = 90;
const EXAMPLE_WEIGHT = 0.5; // examples are set smaller, so half of their further letters count
// Half the type size holds twice as many lines, and twice as many letters on a line: four times the
// letters. A quote of n lines needs the size of 3.9 n² letters.
const LETTERS_PER_SQUARED_LINE = 3.9;
const WIDE_LETTER = /[\u2e80-\u{3ffff}]/gu; // for example Chinese; takes the room of two

/** Quotation marks before a text, in any language; not ’, which may stand for a letter. */
const OPENING_MARK = /^\s*["\p{Pi}„‚”»›「『《〈]/u;

/** The sentences of `text`, each with the space after it; joined, they equal `text`. */
export function sentencesOf(text: string) {
  return text.split(SENTENCE_START);
}

/** A quote as its page receives it: with its lines, which are the author's or else sentences. */
export function typesetQuote({ text, ...quote }: { id: string; text: string; example: string }) {
  const lines = text.includes("\n") ? text.split(/(?<=\n)/) : sentencesOf(text);
  return { ...quote, lines, length: lengthClass(lines, quote.example), ...quoteTraits(text) };
}

/** Whether a quote has lines of the author's, and whether it brings own marks. */
export function quoteTraits(text: string) {
  return {
    ...(text.includes("\n") && { isVerse: true }),
    ...(OPENING_MARK.test(text) && { isQuoted: true }),
  };
}

/** The longer a quote, the smaller its type. All rules are expressed as a number of letters. */
function lengthClass(lines: string[], example: string) {
  const lengths = lines.map((line) => [...line.replace(WIDE_LETTER, "$&$&")].length);
  const letters = lengths.reduce((sum, length) => sum + Math.max(length, MIN_LINE_LETTERS), 0);
  const exampleLetters = Math.max(0, example.length - USUAL_EXAMPLE_LETTERS) * EXAMPLE_WEIGHT;
  const needed = Math.max(letters + exampleLetters, LETTERS_PER_SQUARED_LINE * lines.length ** 2);
  return LENGTHS.find(([most]) => needed <= most)?.[1] ?? "longest";
}
