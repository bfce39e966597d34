import type { Finding } from "./problem.ts";

/** Letters that look like others, or like nothing, and what to put in their place. */
const ODD = [
  { found: /[\u00A0\u2007\u202F]/g, name: "a hard space", instead: " " },
  { found: /\u00AD/g, name: "an unseen soft hyphen", instead: "" },
  {
    // Joiners hold emoji and some scripts together: beside Latin letters or spaces they are strays.
    found: /[\u200B\u2060\uFEFF]|(?<=[\w\s])[\u200C\u200D]|[\u200C\u200D](?=[\w\s])/g,
    name: "an unseen space without width",
    instead: "",
  },
  { found: /[\v\f\u0085\u2028\u2029]/g, name: "a line break of a word processor", instead: " " },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    found: /[\0-\u0008\u000E-\u001F\u007F]/g,
    name: "an unseen mark",
    instead: "",
  },
];

/** One odd letter in a file, in the words of a message. */
interface OddFinding extends Finding {
  /** Whether it stands where YAML looks for spaces, names and hyphens, or among the words. */
  breaks: boolean;
}

/** Every line that holds odd letters, each kind named once. */
export function oddLetters(text: string): OddFinding[] {
  return text
    .replace(BYTE_ORDER_MARK, "")
    .split(/\r?\n/)
    .flatMap((line, at) => {
      const odd = ODD.flatMap(({ found, name, instead }) => {
        const place = line.search(found);
        if (place < 0) return [];
        const breaks = place <= beginningOf(line);
        const remedy = instead ? "type a plain space" : "take it out";
        const where = wordBefore(line, place);
        return [{ line: at + 1, breaks, reason: `has ${name}${where}: ${remedy}, or ${LET_FIX}` }];
      });
      const garbled = garbledWord(line);
      if (garbled === undefined) return odd;
      const whole = mendGarbled(garbled);
      const remedy = whole === garbled ? "" : ` was ${whole}, and ${LET_FIX}`;
      const reason = `has garbled letters: ${garbled}${remedy}`;
      return [...odd, { line: at + 1, breaks: true, reason }];
    });
}

const BYTE_ORDER_MARK = /^\uFEFF/; // at the very beginning, editors put one there on purpose

export const LET_FIX = "npm run content -- --fix does it";

/** The text with each odd letter mended, where there is one way only. */
export function mendLetters(text: string): string {
  const [mark = ""] = BYTE_ORDER_MARK.exec(text) ?? [];
  const words = text.slice(mark.length);
  const lines = words.includes("\n") ? words : words.replaceAll("\r", "\n");
  const plain = ODD.reduce((mended, { found, instead }) => mended.replace(found, instead), lines);
  return mark + mendGarbled(plain);
}

/** Up to where the words of a line begin: its spaces, hyphen, name and colon. */
function beginningOf(line: string) {
  const [before = ""] = /^\s*(-\s*)?([^\s:]+\s*:)?/.exec(line) ?? [];
  return before.length;
}

function wordBefore(line: string, place: number) {
  const [word] = /[^\s:-]+$/.exec(line.slice(0, place)) ?? [];
  return word ? ` after “${word}”` : "";
}

// Where Windows-1252 departs from Latin-1, byte by byte from 0x80; gaps are control characters.
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
/** Text of an old Windows program; Node itself takes the letters in question for unseen marks. */
export function readAsWindows(bytes: Uint8Array) {
  const letters = Array.from(bytes, (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte));
  return letters.join("");
}

// What UTF-8 looks like when it was read as Windows-1252: ’ as â€™, é as Ã©. A capital letter
// before a closing mark (É”) is a word in quotation marks, not garbled.
const GARBLED = new RegExp(
  `[ÂÃ][\u00A0-\u00BF]|Ã[${WINDOWS.replace(/[’”–—…]/g, "")}]|â[${WINDOWS}][${WINDOWS}\u00A0-\u00BF]|ðŸ[${WINDOWS}\u00A0-\u00BF]{2}`,
  "g",
);

function mendGarbled(text: string): string {
  const mended = text.replace(GARBLED, (letters) => {
    const bytes = [...letters].map(byteOf);
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      return letters;
    }
  });
  return mended === text ? text : mendGarbled(mended); // some files were misread twice
}

function byteOf(letter: string) {
  const at = WINDOWS.indexOf(letter);
  return at >= 0 ? 0x80 + at : letter.charCodeAt(0);
}

/** The first word with garbled letters. */
function garbledWord(line: string) {
  return line.split(/[ \t]+/).find((word) => word !== mendGarbled(word) || word.includes("â€"));
}
