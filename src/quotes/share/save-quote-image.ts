import { ICON_PATHS } from "../../components/icon.tsx";
import { LOGO_PATH } from "../../components/logo.tsx";
import type { Book, BookQuote } from "../../content/books.ts";
import { directionOf, paintText, setText, startOf } from "./canvas-text.ts";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/* In pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1350;
const TOP = 121;
const BOTTOM = 1243;
const TITLE_STYLE = { size: 52, lineHeight: 1.08, maxHeight: 120 };
const SUBTITLE_GAP = 10;
const SUBTITLE_STYLE = { size: 28, lineHeight: 1.4, maxHeight: 80 };
const QUOTE_GAP = 66; // at least
const PROSE_STYLE = { size: 104, lineHeight: 1.12 };
const VERSE_STYLE = { size: 64, lineHeight: 1.12, indent: 1 };
const EXAMPLE_GAP = 64;
const EXAMPLE_STYLE = { size: 32, lineHeight: 1.625, maxHeight: 400, inset: 60 };
const LOGO_GAP = 53; // at least
const LOGO_HEIGHT = 45;
const HOST_STYLE = { size: 28, lineHeight: 1, maxHeight: LOGO_HEIGHT, inset: 53 };

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
  const fonts = ["serif", "quote", "mono"].map((name) => `20px ${token(`font-${name}`)}`);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));

  paintBackground(context, book.spines);
  const headingBottom = paintHeading(context, book);
  const logoTop = BOTTOM - LOGO_HEIGHT;
  paintQuotation(context, shared, headingBottom + QUOTE_GAP, logoTop - LOGO_GAP);
  paintHost(context, logoTop);
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

/** Paints title and subtitle, and returns their lower edge. */
function paintHeading(context: Context, { title, subtitle = "", titleColor }: Book) {
  const large = setText(context, [title], { font: token("font-serif"), ...TITLE_STYLE });
  context.direction = directionOf(title);
  paintText(context, large, TOP, (line) => [[line, bookColor(titleColor, "text-color")]]);
  const small = setText(context, [subtitle], { font: token("font-mono"), ...SUBTITLE_STYLE });
  const top = TOP + large.height + SUBTITLE_GAP;
  context.direction = directionOf(subtitle);
  paintText(context, small, top, (line) => [[line, token("text-muted")]]);
  return top + small.height;
}

/** Paints a quote and its example in the middle between two heights. */
function paintQuotation(context: Context, shared: SharedQuote, top: number, bottom: number) {
  const { book, quote, color } = shared;
  const { lines, isVerse, isQuoted } = quote;
  const { today } = book.viewerText;
  const [textColor, muted] = [token("text"), token("text-muted")];
  const markColor = bookColor(color, "text-color");
  const [open, close] = isQuoted ? ["", ""] : ["“", "”"];

  const exampleStyle = { font: token("font-mono"), ...EXAMPLE_STYLE };
  const example = setText(context, [`${today} ${quote.example}`], exampleStyle);
  const text = setText(context, [...lines.slice(0, -1), lines.at(-1) + close], {
    font: token("font-quote"),
    ...(isVerse ? VERSE_STYLE : PROSE_STYLE),
    maxHeight: bottom - top - EXAMPLE_GAP - example.height,
  });
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

function paintHost(context: Context, logoTop: number) {
  const host = setText(context, [location.host], { font: token("font-mono"), ...HOST_STYLE });
  context.direction = "ltr";
  paintText(context, host, BOTTOM - host.height, (line) => [[line, token("text-faint")]]);
  context.fillStyle = token("text");
  context.fill(pathAt(context, LOGO_PATH, logoTop, LOGO_HEIGHT / 22));
}

/** An icon's path where lines start, mirrored if they run to the left. */
function pathAt(context: Context, data: string, top: number, scale: number) {
  const path = new Path2D();
  const mirror = context.direction === "rtl" ? -1 : 1;
  const matrix = new DOMMatrix([mirror * scale, 0, 0, scale, startOf(context), top]);
  path.addPath(new Path2D(data), matrix);
  return path;
}

function token(name: string) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
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
