import { graphemes } from "../../../runtime/graphemes";

type WidthOf = (text: string) => number;

/** `text` in as few lines as `maxWidth` allows, with those lines as even as can be. */
export function balancedLines(text: string, maxWidth: number, widthOf: WidthOf) {
  const lines = wrappedLines(text, maxWidth, widthOf);
  let tooNarrow = 0;
  let wideEnough = maxWidth;
  while (wideEnough - tooNarrow > 1) {
    const width = (tooNarrow + wideEnough) / 2;
    if (wrappedLines(text, width, widthOf).length > lines.length) tooNarrow = width;
    else wideEnough = width;
  }
  return wrappedLines(text, wideEnough, widthOf);
}

/** `text` filled into lines of at most `maxWidth`; a word wider than a line is broken. */
export function wrappedLines(text: string, maxWidth: number, widthOf: WidthOf) {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = brokenWord(word, maxWidth, widthOf);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return line ? [...lines, line] : lines;
}

function brokenWord(word: string, maxWidth: number, widthOf: WidthOf) {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of graphemes(word)) {
    if (piece && widthOf(piece + letter) > maxWidth) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}
