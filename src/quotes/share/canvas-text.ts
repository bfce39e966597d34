import { balancedLines, linesWithin } from "./lines-within.ts";

export const MARGIN = 120; // in pixels, at both sides of a picture
const MIN_FONT_SIZE = 8;
const FONT_SIZE_STEP = 2;

export interface TextStyle {
  font: string; // as in --font-serif
  size: number;
  lineHeight: number; // in font sizes
  maxHeight: number; // a higher text is set smaller
  inset?: number; // from the margin
  indent?: number; // of lines that are turned over, in font sizes; other texts are balanced
}

type CanvasText = ReturnType<typeof setText>;
type Part = [text: string, color: string];

/** Breaks paragraphs into lines. */
export function setText(context: CanvasRenderingContext2D, paragraphs: string[], style: TextStyle) {
  const { size, inset = 0, indent = 0 } = style;
  const breakLines = style.indent === undefined ? balancedLines : linesWithin;
  const width = context.canvas.width - 2 * MARGIN - inset - indent * size;
  const lineHeight = size * style.lineHeight;
  context.font = `${size}px ${token(`font-${style.font}`)}`;
  const lines = paragraphs.flatMap((paragraph) => {
    const broken = breakLines(
      paragraph.trimEnd(),
      width,
      (text) => context.measureText(text).width,
    );
    return broken.map((text, turn) => ({ text, inset: turn > 0 ? inset + indent * size : inset }));
  });
  const height = lines.length * lineHeight;
  if (height > style.maxHeight && size > MIN_FONT_SIZE)
    return setText(context, paragraphs, { ...style, size: size - FONT_SIZE_STEP });
  return { lines, font: context.font, size, lineHeight, height };
}

/** Paints lines in the context's direction; `partsOf` divides each by colour. */
export function paintText(
  context: CanvasRenderingContext2D,
  { lines, font, lineHeight }: CanvasText,
  top: number,
  partsOf: (line: string, index: number) => Part[],
) {
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
  const baseline = top + (lineHeight + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  const forwards = context.direction === "rtl" ? -1 : 1;
  for (const [index, { text, inset }] of lines.entries()) {
    let x = startOf(context) + forwards * inset;
    for (const [part, color] of partsOf(text, index)) {
      context.fillStyle = color;
      context.fillText(part, x, baseline + index * lineHeight);
      x += forwards * context.measureText(part).width;
    }
  }
}

/** Where lines start in the context's direction. */
export function startOf({ canvas, direction }: CanvasRenderingContext2D) {
  return direction === "rtl" ? canvas.width - MARGIN : MARGIN;
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
