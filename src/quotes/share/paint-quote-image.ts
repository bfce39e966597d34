import { graphemes } from "../../shared/graphemes";

type Context = CanvasRenderingContext2D;

/** Paints `image` on a canvas: background, light, spines, icons and every word in place. */
export async function paint(image: HTMLElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.translate(-left, -top);

  fill(context, image);
  const ray = getComputedStyle(image).getPropertyValue("--ray-color");
  const [x, y] = [left + width / 2, top - 80];
  const light = context.createRadialGradient(x, y, 0, x, y, height);
  light.addColorStop(0, `rgb(${ray} / 0.07)`);
  light.addColorStop(1, `rgb(${ray} / 0)`);
  context.fillStyle = light;
  context.fillRect(left, top, width, height);
  for (const spine of image.querySelectorAll("[data-book-color]")) fill(context, spine);
  for (const shade of image.querySelectorAll(".quote-image-shade")) fill(context, shade);
  for (const icon of image.querySelectorAll("svg")) drawIcon(context, icon);
  const texts = document.createTreeWalker(image, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) drawText(context, texts.currentNode as Text);

  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("no picture of the canvas");
  return picture;
}

function fill(context: Context, part: Element) {
  const { left, top, width, height } = part.getBoundingClientRect();
  context.fillStyle = getComputedStyle(part).backgroundColor;
  context.fillRect(left, top, width, height);
}

function drawIcon(context: Context, icon: SVGSVGElement) {
  const { left, top, width } = icon.getBoundingClientRect();
  const scale = width / icon.viewBox.baseVal.width;
  for (const path of icon.querySelectorAll("path")) {
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute("d") ?? "");
    context.save();
    context.translate(left, top);
    context.scale(scale, scale);
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    if (fill !== "none") context.fill(shape);
    if (stroke !== "none") context.stroke(shape);
    context.restore();
  }
}

/** Draws word by word, because not every canvas supports wordSpacing; a broken word in pieces. */
function drawText(context: Context, node: Text) {
  if (!node.parentElement) return;
  const { color, fontSize, fontFamily } = getComputedStyle(node.parentElement);
  context.fillStyle = color;
  context.font = `${fontSize} ${fontFamily}`;
  const ascent = context.measureText("x").fontBoundingBoxAscent;
  for (const { text, x, y } of runsOf(node)) context.fillText(text, x, y + ascent);
}

/** The words of `node`, or the pieces of a word broken across lines, with their positions. */
function runsOf(node: Text) {
  const runs: { text: string; x: number; y: number }[] = [];
  const range = document.createRange();
  let offset = 0;
  let isInWord = false;
  for (const letter of graphemes(node.data)) {
    range.setStart(node, offset);
    offset += letter.length;
    range.setEnd(node, offset);
    const { left: x, top: y } = range.getBoundingClientRect();
    const run = runs.at(-1);
    if (!letter.trim()) isInWord = false;
    else if (run && isInWord && run.y === y) run.text += letter;
    else {
      runs.push({ text: letter, x, y });
      isInWord = true;
    }
  }
  return runs;
}
