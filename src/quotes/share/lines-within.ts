import { graphemes } from "../../shared/graphemes.ts";

// After a space or a hyphen, and before a Chinese or Japanese letter, but not after its bracket.
const BREAK =
  /(?<=\s|\S\p{Pd})(?=\S)|(?<!\p{Ps})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const BALANCE_WITHIN_PX = 10;

type Measure = (text: string) => number;

/** Breaks `text` into lines no wider than `width`; a word that is wider is broken anywhere. */
export function linesWithin(text: string, width: number, widthOf: Measure) {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(BREAK)) {
    for (const part of widthOf(word.trimEnd()) > width ? graphemes(word) : [word]) {
      if (line && widthOf((line + part).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += part;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Breaks `text` into as many lines, but of about the same length. */
export function balancedLines(text: string, width: number, widthOf: Measure) {
  let lines = linesWithin(text, width, widthOf);
  let [low, high] = [Math.max(...text.split(BREAK).map((word) => widthOf(word))), width];
  while (high - low > BALANCE_WITHIN_PX) {
    const middle = (low + high) / 2;
    const narrower = linesWithin(text, middle, widthOf);
    if (narrower.length > lines.length) low = middle;
    else [lines, high] = [narrower, middle];
  }
  return lines;
}
