import { ICON_PATHS } from "../../components/icon.tsx";
import { LOGO_PATH } from "../../components/logo.tsx";
import { type Context, directionOf, paintText, setText, startOf } from "./canvas-text.ts";
import type { SharedQuote } from "./share-quote.ts";

/* In pixels of the picture. */
const WIDTH = 1080;
const HEIGHT = 1350;
const TOP = 121;
const BOTTOM = HEIGHT - 107;
const LIGHT_ABOVE = 80; // the light source is above the picture
const SPINE_WIDTH = 16;
const SHADE_WIDTH = 4; // along the spines
const TITLE_HEIGHT = 120; // at most: two lines at their largest
const SUBTITLE_HEIGHT = 80; // at most
const SUBTITLE_GAP = 10;
const QUOTE_GAP = 66; // at least
const EXAMPLE_GAP = 64;
const ICON = { inset: 60, below: 2, scale: 38 / 20, lineWidth: 2.85 };
const HOST_GAP = 53; // at least
const LOGO = { inset: 53, height: 45, scale: 45 / 22 };

/** A picture of a quote in the author's words, with the fonts and colours of the page. */
export async function paintQuoteImage(shared: SharedQuote) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const { book, quote } = shared;
  await loadFonts([book.title, book.subtitle, ...quote.lines, quote.example].join(" "));

  paintBackground(context, book.spines);
  const headingBottom = paintHeading(context, book);
  const hostTop = BOTTOM - LOGO.height;
  paintQuotation(context, shared, headingBottom + QUOTE_GAP, hostTop - HOST_GAP);
  paintHost(context, hostTop);
  return canvas;
}

function loadFonts(text: string) {
  const fonts = ["serif", "quote", "mono"].map((name) => `20px ${token(`font-${name}`)}`);
  return Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

function paintBackground(context: Context, spines: string[]) {
  context.fillStyle = token("bg");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const source = [WIDTH / 2, -LIGHT_ABOVE] as const;
  const light = context.createRadialGradient(...source, 0, ...source, HEIGHT);
  light.addColorStop(0, `rgb(${token("ray-color")} / 0.07)`);
  light.addColorStop(1, `rgb(${token("ray-color")} / 0)`);
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const height = HEIGHT / spines.length;
  for (const [index, spine] of spines.entries()) {
    context.fillStyle = bookColor(spine, "color");
    context.fillRect(0, index * height, SPINE_WIDTH, height);
  }
  context.fillStyle = "rgb(0 0 0 / 0.22)";
  context.fillRect(SPINE_WIDTH - SHADE_WIDTH, 0, SHADE_WIDTH, HEIGHT);
}

/** Paints title and subtitle, and returns their lower edge. */
function paintHeading(context: Context, { title, subtitle = "", titleColor }: SharedQuote["book"]) {
  const serif = { font: token("font-serif"), size: 52, lineHeight: 1.08, maxHeight: TITLE_HEIGHT };
  const large = setText(context, [title], serif);
  context.direction = directionOf(title);
  paintText(context, large, TOP, (line) => [[line, bookColor(titleColor, "text-color")]]);

  const mono = { font: token("font-mono"), size: 28, lineHeight: 1.4, maxHeight: SUBTITLE_HEIGHT };
  const small = setText(context, [subtitle], mono);
  const subtitleTop = TOP + large.height + SUBTITLE_GAP;
  context.direction = directionOf(subtitle);
  paintText(context, small, subtitleTop, (line) => [[line, token("text-muted")]]);
  return subtitleTop + small.height;
}

/** Paints a quote and its example in the middle between two heights. */
function paintQuotation(context: Context, shared: SharedQuote, top: number, bottom: number) {
  const { book, quote, color } = shared;
  const { lines, isVerse, isQuoted } = quote;
  const { today } = book.viewerText;
  const markColor = bookColor(color, "text-color");
  const textColor = token("text");

  const example = setText(context, [`${today} ${quote.example}`], {
    font: token("font-mono"),
    size: 32,
    lineHeight: 1.625,
    maxHeight: (bottom - top) / 2,
    inset: ICON.inset,
    indent: 0,
  });
  const open = isQuoted ? "" : "“";
  const close = isQuoted ? "" : "”";
  const text = setText(context, [...lines.slice(0, -1), `${lines.at(-1)}${close}`], {
    font: token("font-quote"),
    ...(isVerse ? { size: 64, indent: 1 } : { size: 104 }),
    lineHeight: 1.12,
    maxHeight: bottom - top - EXAMPLE_GAP - example.height,
  });
  const height = text.height + EXAMPLE_GAP + example.height;
  const textTop = top + (bottom - top - height) / 2;

  const [firstLine] = text.lines;
  if (firstLine) firstLine.inset -= context.measureText(open).width; // the mark hangs before it
  context.direction = directionOf(lines.join(""));
  paintText(context, text, textTop + 0.2 * text.size, (line, index) => {
    const isLast = index === text.lines.length - 1;
    return [
      [index === 0 ? open : "", markColor],
      [isLast ? line.slice(0, line.length - close.length) : line, textColor],
      [isLast ? close : "", markColor],
    ];
  });

  const exampleTop = textTop + text.height + EXAMPLE_GAP;
  context.direction = directionOf(quote.example);
  paintText(context, example, exampleTop, (line, index) =>
    index === 0
      ? [
          [today, textColor],
          [line.slice(today.length), token("text-muted")],
        ]
      : [[line, token("text-muted")]],
  );
  context.strokeStyle = markColor;
  context.lineWidth = ICON.lineWidth;
  context.stroke(pathAt(context, ICON_PATHS.reply, exampleTop + ICON.below, ICON.scale));
}

function paintHost(context: Context, top: number) {
  const style = { font: token("font-mono"), size: 28, lineHeight: 1, maxHeight: LOGO.height };
  const host = setText(context, [location.host], { ...style, inset: LOGO.inset });
  context.direction = "ltr";
  paintText(context, host, BOTTOM - host.height, (line) => [[line, token("text-faint")]]);
  context.fillStyle = token("text");
  context.fill(pathAt(context, LOGO_PATH, top, LOGO.scale));
}

/** An icon's path where lines start, mirrored if they run to the left. */
function pathAt(context: Context, data: string, top: number, scale: number) {
  const { x, forwards } = startOf(context);
  const path = new Path2D();
  path.addPath(new Path2D(data), new DOMMatrix([forwards * scale, 0, 0, scale, x, top]));
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
