import { graphemes } from "../../shared/graphemes.ts";

const MARGIN = 120; // in pixels, at both sides of a picture
const MIN_FONT_SIZE = 8;
const FONT_SIZE_STEP = 2;

export type Context = CanvasRenderingContext2D;

interface TextStyle {
  font: string; // as in --font-serif
  color: string;
  size: number;
  lineHeight: number; // in font sizes
  maxHeight: number; // a higher text is set smaller
  inset?: number; // from the margin
  direction?: "ltr" | "rtl"; // that of its first letter by default
  indent?: number; // of lines that are turned over, in font sizes
}

/** Turns over lines that are too wide, and returns the height of all and a function that paints them. */
export function setText(context: Context, text: string, style: TextStyle) {
  const { color, size, inset = 0, indent = 0, direction = directionOf(text) } = style;
  const font = `${size}px ${token(`font-${style.font}`)}`;
  const lineHeight = size * style.lineHeight;
  const width = context.canvas.width - 2 * MARGIN - inset - indent * size;
  context.font = font;
  const lines = text.split("\n").flatMap((line) =>
    turnOver(context, line, width).map((text, turn) => {
      return { text, inset: turn > 0 ? inset + indent * size : inset };
    }),
  );
  const height = lines.length * lineHeight;
  if (height > style.maxHeight && size > MIN_FONT_SIZE)
    return setText(context, text, { ...style, direction, size: size - FONT_SIZE_STEP });

  const paint = (top: number) => {
    Object.assign(context, { font, direction, fillStyle: color });
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
    const baseline = top + (lineHeight + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
    for (const [index, { text, inset }] of lines.entries())
      context.fillText(text, fromStart(context, inset), baseline + index * lineHeight);
  };
  return { height, paint };
}

/** Breaks a line at its spaces, and a word that is too wide anywhere. */
function turnOver(context: Context, text: string, width: number) {
  const fits = (line: string) => context.measureText(line.trimEnd()).width <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=\s)(?=\S)/)) {
    for (const part of fits(word) ? [word] : graphemes(word)) {
      if (!fits(line + part)) {
        lines.push(line);
        line = "";
      }
      line += part;
    }
  }
  return [...lines, line].map((line) => line.trimEnd());
}

/** The place so far from the margin where lines start. */
export function fromStart({ canvas, direction }: Context, inset: number) {
  return direction === "rtl" ? canvas.width - MARGIN - inset : MARGIN + inset;
}

/** The direction of the first letter that has one. */
export function directionOf(text: string) {
  const probe = document.createElement("bdi");
  probe.textContent = text;
  return probe.matches(":dir(rtl)") ? "rtl" : "ltr";
}

/** The value of a custom property. */
export function token(name: string) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
}
