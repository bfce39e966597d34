import { ICON_PATHS } from "../../components/icon.tsx";
import { LOGO_PATH } from "../../components/logo.tsx";
import type { Book, BookQuote } from "../../content-model/books.ts";
import { type Context, directionOf, fromStart, setText, token } from "./canvas-text.ts";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/* In pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1350;
const TOP = 121;
const TITLE = { font: "serif", size: 52, lineHeight: 1.08, maxHeight: 120 };
const SUBTITLE_GAP = 10;
const SUBTITLE = { font: "mono", size: 28, lineHeight: 1.4, maxHeight: 80 };
const QUOTE_GAP = 66; // at least
const PROSE = { font: "serif", size: 104, lineHeight: 1.12 };
const VERSE = { ...PROSE, size: 64, indent: 1 };
const EXAMPLE_GAP = 44;
const EXAMPLE = { font: "mono", size: 32, lineHeight: 1.625, maxHeight: 400, inset: 60 };
const ARROW_DROP = 2; // below the top of the example
const ARROW_SCALE = 38 / 20;
const ARROW_LINE_WIDTH = 2.85;
const LOGO_GAP = 53; // at least
const LOGO_TOP = 1198;
const LOGO_SCALE = 45 / 22;
const HOST = { font: "mono", size: 28, lineHeight: 1, maxHeight: 28, inset: 53 };
const HOST_TOP = 1215;
const SPINE_WIDTH = 16;
const LIGHT_SOURCE = [WIDTH / 2, -80] as const;
const LIGHT_ALPHA = 0.07;

export interface SharedQuote {
  book: Book;
  quote: BookQuote;
}

/** Saves a picture of a quote in the author's words, with the fonts and colours of the page. */
export async function saveQuoteImage({ book, quote }: SharedQuote) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const letters = [book.title, book.subtitle, ...quote.lines, quote.example].join(" ");
  const fonts = ["serif", "mono"].map((name) => `20px ${token(`font-${name}`)}`);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
  paint(context, book, layOut(context, { book, quote }));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("no image of the canvas");
  download(picture, `${book.slug}-${quote.id}.png`);
}

/** The texts, each with its top; the quote is in the middle of the space that the others leave. */
function layOut(context: Context, { book, quote }: SharedQuote) {
  const { lines, isVerse, isQuoted } = quote;
  const muted = token("text-muted");
  const titleColor = bookColor(book.titleColor, "text-color");
  const title = setText(context, book.title, { ...TITLE, color: titleColor });
  const subtitle = setText(context, book.subtitle ?? "", { ...SUBTITLE, color: muted });
  const host = setText(context, location.host, { ...HOST, color: token("text-faint") });
  const today = `${book.viewerText.today} ${quote.example}`;
  const direction = directionOf(quote.example);
  const example = setText(context, today, { ...EXAMPLE, color: muted, direction });
  const subtitleTop = TOP + title.height + SUBTITLE_GAP;
  const quoteTop = subtitleTop + subtitle.height + QUOTE_GAP;
  const maxHeight = LOGO_TOP - LOGO_GAP - quoteTop - EXAMPLE_GAP - example.height;
  const words = lines.map((line) => line.trimEnd()).join("\n");
  const style = { ...(isVerse ? VERSE : PROSE), color: token("text"), maxHeight };
  const text = setText(context, isQuoted ? words : `“${words}”`, style);
  const textTop = quoteTop + (maxHeight - text.height) / 2;
  return {
    title: { ...title, top: TOP },
    subtitle: { ...subtitle, top: subtitleTop },
    text: { ...text, top: textTop },
    example: { ...example, top: textTop + text.height + EXAMPLE_GAP },
    host: { ...host, top: HOST_TOP },
  };
}

function paint(context: Context, book: Book, layout: ReturnType<typeof layOut>) {
  const { title, subtitle, text, example, host } = layout;
  paintBackground(context, book.spines);
  for (const part of [title, subtitle, text, example]) part.paint(part.top);
  context.strokeStyle = bookColor(book.titleColor, "text-color");
  context.lineWidth = ARROW_LINE_WIDTH;
  context.stroke(pathAt(context, ICON_PATHS.reply, example.top + ARROW_DROP, ARROW_SCALE));
  host.paint(host.top);
  context.fillStyle = token("text");
  context.fill(pathAt(context, LOGO_PATH, LOGO_TOP, LOGO_SCALE));
}

/** The page's colour, light from above, and the spines. */
function paintBackground(context: Context, spines: string[]) {
  const light = context.createRadialGradient(...LIGHT_SOURCE, 0, ...LIGHT_SOURCE, HEIGHT);
  light.addColorStop(0, `rgb(${token("ray-color")} / ${LIGHT_ALPHA})`);
  light.addColorStop(1, `rgb(${token("ray-color")} / 0)`);
  for (const fill of [token("bg"), light]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }
  const height = HEIGHT / spines.length;
  for (const [index, spine] of spines.entries()) {
    context.fillStyle = bookColor(spine, "color");
    context.fillRect(0, index * height, SPINE_WIDTH, height);
  }
}

/** An icon's path where lines start, mirrored if they run to the left. */
function pathAt(context: Context, data: string, top: number, scale: number) {
  const path = new Path2D();
  const mirror = context.direction === "rtl" ? -1 : 1;
  const matrix = new DOMMatrix([mirror * scale, 0, 0, scale, fromStart(context, 0), top]);
  path.addPath(new Path2D(data), matrix);
  return path;
}

/** A colour from book-colors.css. */
function bookColor(name: string, kind: "color" | "text-color") {
  const probe = document.createElement("div");
  probe.dataset.bookColor = name;
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
