import { balancedLines, wrappedLines } from "./wrap";

/** The pictures a quote can be saved as; a story keeps clear of what phones lay over its ends. */
export const CARDS = {
  card: { width: 1080, height: 1350, marginY: 112 },
  story: { width: 1080, height: 1920, marginY: 270 },
} as const;
export type CardSize = (typeof CARDS)[keyof typeof CARDS];

export type Face = "voice" | "mono";
export type Ink = "accent" | "tint" | "paper" | "paper-2" | "paper-3";

export interface CardWords {
  sentences: string[];
  /** What introduces the example. */
  today: string;
  example: string;
  title: string;
  subtitle: string | undefined;
  host: string;
}

/** How a text may be set; `leading` is a multiple of the size. */
interface Setting {
  face: Face;
  ink: Ink;
  largest: number;
  smallest: number;
  leading: number;
}

/** Lines below each other; `leading` is the way from one to the next. */
interface Block {
  face: Face;
  ink: Ink;
  size: number;
  leading: number;
  lines: string[];
}

export type Measure = (text: string, face: Face, size: number) => number;

const MARGIN_X = 120; // wide enough for the hanging opening mark
const COLUMN = CARDS.card.width - 2 * MARGIN_X;
const TITLE: Setting = { face: "voice", ink: "accent", largest: 52, smallest: 28, leading: 1.08 };
const TITLE_ROOM = 120; // two lines at their largest
const SUBTITLE: Setting = { face: "mono", ink: "paper-2", largest: 28, smallest: 20, leading: 1.4 };
const SUBTITLE_ROOM = 80;
const SUBTITLE_GAP = 24;
const QUOTE: Setting = { face: "voice", ink: "paper", largest: 104, smallest: 20, leading: 1.12 };
const QUOTE_GAP = { above: 80, below: 64 } as const;
const EXAMPLE = { face: "mono", ink: "paper-2", size: 32, leading: 52 } as const;
const EXAMPLE_INDENT = 60;
const SIZE_STEP = 2;
const ADDRESS = { face: "mono", ink: "paper-3", size: 28 } as const;
const ADDRESS_ROOM = 88;
const KEYHOLE = { rise: 33, room: 53 } as const; // above the address's line, and before it

/** Where every word of a share card goes: the quote as large as its length allows, then its example. */
export function layoutCard(words: CardWords, card: CardSize, measure: Measure) {
  const title = fitted([words.title], TITLE, TITLE_ROOM, measure);
  const subtitle = fitted([words.subtitle ?? ""], SUBTITLE, SUBTITLE_ROOM, measure);
  const subtitleTop = lastBaseline(title, card.marginY) + SUBTITLE_GAP;
  const example: Block = {
    ...EXAMPLE,
    lines: wrappedLines(`${words.today} ${words.example}`, COLUMN - EXAMPLE_INDENT, (text) =>
      measure(text, EXAMPLE.face, EXAMPLE.size),
    ),
  };
  const exampleX = MARGIN_X + EXAMPLE_INDENT;

  const addressY = card.height - card.marginY;
  const quoteArea = lastBaseline(subtitle, subtitleTop) + QUOTE_GAP.above;
  const room = addressY - ADDRESS_ROOM - quoteArea - QUOTE_GAP.below - heightOf(example);
  const quote = fitted(words.sentences, QUOTE, room, measure);
  const quoteTop = quoteArea + (room - heightOf(quote)) / 2;
  const exampleTop = quoteTop + heightOf(quote) + QUOTE_GAP.below;

  return {
    runs: [
      ...runsOf(title, MARGIN_X, card.marginY),
      ...runsOf(subtitle, MARGIN_X, subtitleTop),
      ...runsOf(quote, MARGIN_X, quoteTop),
      ...quotationMarks(quote, quoteTop, measure),
      ...runsOf(example, exampleX, exampleTop),
      // over the same word, which begins the example
      ...runsOf({ ...example, lines: [words.today], ink: "paper" }, exampleX, exampleTop),
      { ...ADDRESS, text: words.host, x: MARGIN_X + KEYHOLE.room, y: addressY },
    ],
    /** Top left corners of the arrow beside the example, and of the site's mark. */
    arrow: { x: MARGIN_X, y: exampleTop + 2 },
    keyhole: { x: MARGIN_X, y: addressY - KEYHOLE.rise },
  };
}

/** The largest size at which the text fits; one too long for the smallest ends in an ellipsis. */
function fitted(parts: string[], setting: Setting, room: number, measure: Measure): Block {
  const { face, ink, largest, smallest, leading } = setting;
  const linesAt = (size: number, wrap: typeof wrappedLines) =>
    parts.flatMap((part) => wrap(part, COLUMN, (line) => measure(line, face, size)));
  const most = (size: number) => Math.max(1, Math.floor(room / (size * leading)));

  let size = largest;
  while (size > smallest && linesAt(size, wrappedLines).length > most(size)) size -= SIZE_STEP;
  const lines = cutShort(linesAt(size, balancedLines), most(size));
  return { face, ink, size, leading: size * leading, lines };
}

function cutShort(lines: string[], most: number) {
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? "";
  return [...lines.slice(0, most - 1), `${last.replace(/\s*\S*$/, "")} …`];
}

function quotationMarks(quote: Block, top: number, measure: Measure) {
  const { face, size, lines } = quote;
  const mark = { face, size, ink: "tint" } as const;
  const hanging = MARGIN_X - measure("“", face, size) - size * 0.03;
  const end = MARGIN_X + measure(lines.at(-1) ?? "", face, size);
  return [
    { ...mark, text: "“", x: hanging, y: top + size },
    { ...mark, text: "”", x: end, y: lastBaseline(quote, top) },
  ];
}

/** Pieces of text for the canvas; `y` is a baseline. */
function runsOf({ lines, leading, ...style }: Block, x: number, top: number) {
  return lines.map((text, index) => ({ ...style, text, x, y: top + style.size + index * leading }));
}

/** Where the last line stands; a missing subtitle leaves the room of one. */
function lastBaseline({ lines, size, leading }: Block, top: number) {
  return top + size + Math.max(0, lines.length - 1) * leading;
}

function heightOf({ lines, leading }: Block) {
  return lines.length * leading;
}
