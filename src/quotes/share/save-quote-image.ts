import { ICON_PATHS } from "../../components/icon.tsx";
import { LOGO_PATH } from "../../components/logo.tsx";
import type { Book, BookQuote } from "../../content-model/books.ts";
import { directionOf, paintText, setText, startOf, type TextStyle, token } from "./canvas-text.ts";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/* In pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1350;
const TOP = 121;
const BOTTOM = 1243;
const TITLE = { font: "serif", size: 52, lineHeight: 1.08, maxHeight: 120 };
const SUBTITLE_GAP = 10;
const SUBTITLE = { font: "mono", size: 28, lineHeight: 1.4, maxHeight: 80 };
const QUOTE_GAP = 66; // at least
const PROSE = { font: "serif", size: 104, lineHeight: 1.12 };
const VERSE = { ...PROSE, size: 64, indent: 1 };
const EXAMPLE_GAP = 64;
const EXAMPLE = { font: "mono", size: 32, lineHeight: 1.625, maxHeight: 400, inset: 60 };
const LOGO_GAP = 53; // at least
const LOGO_HEIGHT = 45;
const HOST = { font: "mono", size: 28, lineHeight: 1, maxHeight: LOGO_HEIGHT, inset: 53 };

export interface SharedQuote {
  book: Book;
  quote: BookQuote;
  color: string | undefined; // of the quote's volume
}

type Context = CanvasRenderingContext2D;

/** Saves a picture of a quote in the author's words, with the fonts and colours of the page. */
export async function saveQuoteImage(shared: SharedQuote) {
  const { book, quote } = shared;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const letters = [book.title, book.subtitle, ...quote.lines, quote.example].join(" ");
  const fonts = ["serif", "mono"].map((name) => `20px ${token(`font-${name}`)}`);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));

  paintBackground(context, book.spines);
  const titleColor = bookColor(book.titleColor, "text-color");
  const titleHeight = paintLines(context, book.title, TITLE, TOP, titleColor);
  const subtitleTop = TOP + titleHeight + SUBTITLE_GAP;
  const { subtitle = "" } = book;
  const subtitleHeight = paintLines(context, subtitle, SUBTITLE, subtitleTop, token("text-muted"));
  const logoTop = BOTTOM - LOGO_HEIGHT;
  paintQuotation(context, shared, subtitleTop + subtitleHeight + QUOTE_GAP, logoTop - LOGO_GAP);
  paintLines(context, location.host, HOST, BOTTOM - HOST.size, token("text-faint"));
  context.fillStyle = token("text");
  context.fill(pathAt(context, LOGO_PATH, logoTop, LOGO_HEIGHT / 22));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("no image of the canvas");
  download(picture, `${book.slug}-${quote.id}.png`);
}

/** The page's colour, light from above, and the spines with a shade. */
function paintBackground(context: Context, spines: string[]) {
  const fill = (color: string | CanvasGradient, x: number, y: number, w: number, h: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, w, h);
  };
  const light = context.createRadialGradient(WIDTH / 2, -80, 0, WIDTH / 2, -80, HEIGHT);
  light.addColorStop(0, `rgb(${token("ray-color")} / 0.07)`);
  light.addColorStop(1, `rgb(${token("ray-color")} / 0)`);
  fill(token("bg"), 0, 0, WIDTH, HEIGHT);
  fill(light, 0, 0, WIDTH, HEIGHT);
  const height = HEIGHT / spines.length;
  for (const [index, spine] of spines.entries())
    fill(bookColor(spine, "color"), 0, index * height, 16, height);
  fill("rgb(0 0 0 / 0.22)", 12, 0, 4, HEIGHT);
}

/** Paints a text in one colour, and returns its height. */
function paintLines(context: Context, text: string, style: TextStyle, top: number, color: string) {
  const lines = setText(context, [text], style);
  context.direction = directionOf(text);
  paintText(context, lines, top, (line) => [[line, color]]);
  return lines.height;
}

/** Paints a quote and its example in the middle between two heights. */
function paintQuotation(context: Context, shared: SharedQuote, top: number, bottom: number) {
  const { book, quote, color } = shared;
  const { lines, isVerse, isQuoted } = quote;
  const { today } = book.viewerText;
  const [textColor, muted] = [token("text"), token("text-muted")];
  const markColor = bookColor(color, "text-color");
  const [open, close] = isQuoted ? ["", ""] : ["“", "”"];

  const example = setText(context, [`${today} ${quote.example}`], EXAMPLE);
  const maxHeight = bottom - top - EXAMPLE_GAP - example.height;
  const style = { ...(isVerse ? VERSE : PROSE), maxHeight };
  const text = setText(context, [...lines.slice(0, -1), lines.at(-1) + close], style);
  const [firstLine] = text.lines;
  if (firstLine) firstLine.inset -= context.measureText(open).width; // the mark hangs before it
  const textTop = (top + bottom - text.height - EXAMPLE_GAP - example.height) / 2;
  context.direction = directionOf(lines.join(""));
  paintText(context, text, textTop + 0.2 * text.size, (line, index) => {
    const [before, after] = [index === 0 ? open : "", index === text.lines.length - 1 ? close : ""];
    return [
      [before, markColor],
      [line.slice(0, line.length - after.length), textColor],
      [after, markColor],
    ];
  });

  const exampleTop = textTop + text.height + EXAMPLE_GAP;
  context.direction = directionOf(quote.example);
  paintText(context, example, exampleTop, (line, index) => {
    const start = index === 0 ? today : "";
    return [
      [start, textColor],
      [line.slice(start.length), muted],
    ];
  });
  context.strokeStyle = markColor;
  context.lineWidth = 2.85;
  context.stroke(pathAt(context, ICON_PATHS.reply, exampleTop + 2, 38 / 20));
}

/** An icon's path where lines start, mirrored if they run to the left. */
function pathAt(context: Context, data: string, top: number, scale: number) {
  const path = new Path2D();
  const mirror = context.direction === "rtl" ? -1 : 1;
  const matrix = new DOMMatrix([mirror * scale, 0, 0, scale, startOf(context), top]);
  path.addPath(new Path2D(data), matrix);
  return path;
}

/** A colour from book-colors.css. */
function bookColor(name: string | undefined, kind: "color" | "text-color") {
  const probe = document.createElement("div");
  probe.dataset.bookColor = name ?? "";
  document.body.append(probe);
  const color = getComputedStyle(probe).getPropertyValue(`--book-${kind}`);
  probe.remove();
  return color;
}

function download(picture: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
}
