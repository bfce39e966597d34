import { graphemes } from "../../shared/graphemes.ts";

const LIGHT_ABOVE_PX = 80; // the light source is above the image
const LIGHT_ALPHA = 0.07;

type Context = CanvasRenderingContext2D;

/**
 * Paints a laid-out image on a canvas: background, light, spines, icons, and every word where the
 * browser put it.
 */
export async function paintQuoteImage(image: HTMLElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.translate(-left, -top);

  fill(context, image);
  const ray = getComputedStyle(image).getPropertyValue("--ray-color");
  const [x, y] = [left + width / 2, top - LIGHT_ABOVE_PX];
  const light = context.createRadialGradient(x, y, 0, x, y, height);
  light.addColorStop(0, `rgb(${ray} / ${LIGHT_ALPHA})`);
  light.addColorStop(1, `rgb(${ray} / 0)`);
  context.fillStyle = light;
  context.fillRect(left, top, width, height);
  const nodes = document.createTreeWalker(image);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof SVGSVGElement) drawIcon(context, node);
    else if (node instanceof HTMLElement) fill(context, node);
    else if (node instanceof Text) drawText(context, node);
  }

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("no image of the canvas");
  return blob;
}

function fill(context: Context, part: Element) {
  const { left, top, width, height } = part.getBoundingClientRect();
  context.fillStyle = getComputedStyle(part).backgroundColor;
  context.fillRect(left, top, width, height);
}

function drawIcon(context: Context, icon: SVGSVGElement) {
  const { left, right, top, width } = icon.getBoundingClientRect();
  const scale = width / icon.viewBox.baseVal.width;
  const isMirrored = getComputedStyle(icon).scale.startsWith("-");
  for (const path of icon.querySelectorAll("path")) {
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute("d") ?? "");
    context.save();
    context.translate(isMirrored ? right : left, top);
    context.scale(isMirrored ? -scale : scale, scale);
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    if (fill !== "none") context.fill(shape);
    if (stroke !== "none") context.stroke(shape);
    context.restore();
  }
}

/** Draws word by word, because not every canvas supports wordSpacing. */
function drawText(context: Context, node: Text) {
  if (!node.parentElement) return;
  const { color, direction, fontSize, fontFamily } = getComputedStyle(node.parentElement);
  context.fillStyle = color;
  context.font = `${fontSize} ${fontFamily}`;
  context.textAlign = "left";
  const font = context.measureText("x");
  const lines = linesAround(node.parentElement);
  const baseline = (lines.height + font.fontBoundingBoxAscent - font.fontBoundingBoxDescent) / 2;
  for (const word of wordsOf(node, lines)) {
    context.direction = word.direction ?? (direction as CanvasDirection);
    context.fillText(word.text, word.left, lines.top + word.line * lines.height + baseline);
  }
}

type Lines = Pick<DOMRect, "top" | "height">;

/** The lines of the block around `element`. A letter's own box depends on its font in Firefox. */
function linesAround(element: Element): Lines {
  const { display, lineHeight, paddingTop } = getComputedStyle(element);
  if (display === "inline" && element.parentElement) return linesAround(element.parentElement);
  const top = element.getBoundingClientRect().top + Number.parseFloat(paddingTop);
  return { top, height: Number.parseFloat(lineHeight) };
}

/** A word, or the part of one that is on one line. */
interface Word {
  text: string;
  line: number;
  left: number;
  start: number; // the left edge of its first letter
  direction?: CanvasDirection; // unknown for a single letter
}

function wordsOf(node: Text, lines: Lines) {
  const words: Word[] = [];
  const range = document.createRange();
  let offset = 0;
  let word: Word | undefined;
  for (const letter of graphemes(node.data)) {
    range.setStart(node, offset);
    offset += letter.length;
    range.setEnd(node, offset);
    const box = letter.trim() ? widestOf(range.getClientRects()) : undefined;
    if (!box) {
      word = undefined;
      continue;
    }
    const line = Math.floor((box.top + box.height / 2 - lines.top) / lines.height);
    if (word?.line === line) {
      word.text += letter;
      word.direction = box.left < word.start ? "rtl" : "ltr";
      word.left = Math.min(word.left, box.left);
    } else {
      word = { text: letter, line, left: box.left, start: box.left };
      words.push(word);
    }
  }
  return words;
}

/** In WebKit the first letter of a line has a second, empty box at the end of the line before. */
function widestOf(boxes: DOMRectList) {
  return [...boxes].sort((a, b) => b.width - a.width)[0];
}
