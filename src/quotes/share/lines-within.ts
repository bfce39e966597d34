import { graphemes } from "../../shared/graphemes.ts";

// After a space or a hyphen, and before a Chinese or Japanese letter, but not after its bracket.
const BREAK =
  /(?<=\s|\S\p{Pd})(?=\S)|(?<!\p{Ps})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const BALANCE_STEP_PX = 10;

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
  const widest = Math.max(...text.split(BREAK).map((word) => widthOf(word.trimEnd())));
  let lines = linesWithin(text, width, widthOf);
  for (let narrow = width - BALANCE_STEP_PX; narrow > widest; narrow -= BALANCE_STEP_PX) {
    const narrower = linesWithin(text, narrow, widthOf);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
