import { balancedLines, linesWithin } from "./lines-within.ts";

/** At both sides of a picture, in pixels. */
export const MARGIN = 120;
const MIN_FONT_SIZE = 8;
const FONT_SIZE_STEP = 2;

export type Context = CanvasRenderingContext2D;

export interface TextStyle {
  font: string;
  size: number;
  lineHeight: number; // in font sizes
  maxHeight: number; // a higher text is set smaller
  inset?: number; // from the margin
  indent?: number; // of lines that are turned over, in font sizes; other texts are balanced
}

/** Breaks paragraphs into lines. */
export function setText(context: Context, paragraphs: string[], style: TextStyle) {
  const { inset = 0, indent = 0 } = style;
  const setIn = (size: number, breakLines: typeof linesWithin) => {
    context.font = `${size}px ${style.font}`;
    const widthOf = (text: string) => context.measureText(text).width;
    const width = context.canvas.width - 2 * MARGIN - inset - indent * size;
    const lines = paragraphs.flatMap((paragraph) =>
      breakLines(paragraph.trimEnd(), width, widthOf).map((text, index) => {
        return { text, inset: index > 0 ? inset + indent * size : inset };
      }),
    );
    const lineHeight = size * style.lineHeight;
    return { lines, font: context.font, size, lineHeight, height: lines.length * lineHeight };
  };
  let text = setIn(style.size, linesWithin);
  while (text.height > style.maxHeight && text.size > MIN_FONT_SIZE)
    text = setIn(text.size - FONT_SIZE_STEP, linesWithin);
  return style.indent === undefined ? setIn(text.size, balancedLines) : text;
}

/** Paints lines in the context's direction; `partsOf` divides a line by colours. */
export function paintText(
  context: Context,
  { lines, font, lineHeight }: ReturnType<typeof setText>,
  top: number,
  partsOf: (line: string, index: number) => [text: string, color: string][],
) {
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
  const belowMiddle = (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  for (const [index, { text, inset }] of lines.entries()) {
    let { x, forwards } = startOf(context, inset);
    for (const [part, color] of partsOf(text, index)) {
      context.fillStyle = color;
      context.fillText(part, x, top + (index + 0.5) * lineHeight + belowMiddle);
      x += forwards * context.measureText(part).width;
    }
  }
}

/** Where lines start in the context's direction, and whether they run to the right (1) or left (-1). */
export function startOf({ canvas, direction }: Context, inset = 0) {
  return direction === "rtl"
    ? { x: canvas.width - MARGIN - inset, forwards: -1 }
    : { x: MARGIN + inset, forwards: 1 };
}

/** The direction of the first letter that has one. */
export function directionOf(text: string) {
  const probe = document.createElement("bdi");
  probe.textContent = text;
  return probe.matches(":dir(rtl)") ? "rtl" : "ltr";
}
