import { ICON_PATHS } from "../../components/icon.tsx";
import { LOGO_PATH } from "../../components/logo.tsx";
import type { Book, BookQuote } from "../../content-model/books.ts";
import { directionOf, fromStart, setText, token } from "./canvas-text.ts";

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
const LOGO_GAP = 53; // at least
const LOGO_TOP = 1198;
const LOGO_SCALE = 45 / 22;
const HOST = { font: "mono", size: 28, lineHeight: 1, maxHeight: 28, inset: 53 };
const HOST_TOP = 1215;

export interface SharedQuote {
  book: Book;
  quote: BookQuote;
}

type Context = CanvasRenderingContext2D;

/** Saves a picture of a quote in the author's words, with the fonts and colours of the page. */
export async function saveQuoteImage({ book, quote }: SharedQuote) {
  const { lines, isVerse, isQuoted, example } = quote;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const letters = [book.title, book.subtitle, ...lines, example].join(" ");
  const fonts = ["serif", "mono"].map((name) => `20px ${token(`font-${name}`)}`);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));

  const color = token("text");
  const muted = token("text-muted");
  const titleColor = bookColor(book.titleColor, "text-color");
  const title = setText(context, book.title, { ...TITLE, color: titleColor });
  const subtitle = setText(context, book.subtitle ?? "", { ...SUBTITLE, color: muted });
  const host = setText(context, location.host, { ...HOST, color: token("text-faint") });
  const exampleDirection = directionOf(example);
  const exampleText = setText(
    context,
    `${book.viewerText.today} ${example}`,
    { ...EXAMPLE, color: muted },
    exampleDirection,
  );
  const subtitleTop = TOP + title.height + SUBTITLE_GAP;
  const quoteTop = subtitleTop + subtitle.height + QUOTE_GAP;
  const maxHeight = LOGO_TOP - LOGO_GAP - quoteTop - EXAMPLE_GAP - exampleText.height;
  const words = lines.map((line) => line.trimEnd()).join("\n");
  const style = { ...(isVerse ? VERSE : PROSE), color, maxHeight };
  const text = setText(context, isQuoted ? words : `“${words}”`, style);
  const textTop = quoteTop + (maxHeight - text.height) / 2;
  const exampleTop = textTop + text.height + EXAMPLE_GAP;

  paintBackground(context, book.spines);
  title.paint(TOP);
  subtitle.paint(subtitleTop);
  text.paint(textTop);
  exampleText.paint(exampleTop);
  context.strokeStyle = titleColor;
  context.lineWidth = 2.85;
  context.stroke(pathAt(context, ICON_PATHS.reply, exampleTop + 2, 38 / 20));
  host.paint(HOST_TOP);
  context.fillStyle = color;
  context.fill(pathAt(context, LOGO_PATH, LOGO_TOP, LOGO_SCALE));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error("no image of the canvas");
  download(picture, `${book.slug}-${quote.id}.png`);
}

/** The page's colour, light from above, and the spines. */
function paintBackground(context: Context, spines: string[]) {
  const light = context.createRadialGradient(WIDTH / 2, -80, 0, WIDTH / 2, -80, HEIGHT);
  light.addColorStop(0, `rgb(${token("ray-color")} / 0.07)`);
  light.addColorStop(1, `rgb(${token("ray-color")} / 0)`);
  for (const fill of [token("bg"), light]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }
  const height = HEIGHT / spines.length;
  for (const [index, spine] of spines.entries()) {
    context.fillStyle = bookColor(spine, "color");
    context.fillRect(0, index * height, 16, height);
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
