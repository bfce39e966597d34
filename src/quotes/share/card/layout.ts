import type { Passage } from "../passage";
import { balancedLines, wrappedLines } from "./wrap";

/** The pictures a quote can be saved as; a story keeps clear of what phones lay over its ends. */
export const CARDS = {
  card: { width: 1080, height: 1350, marginY: 112 },
  story: { width: 1080, height: 1920, marginY: 270 },
} as const;
export type CardSize = (typeof CARDS)[keyof typeof CARDS];

export type Face = "voice" | "mono";
export type Ink = "accent" | "tint" | "paper" | "paper-2" | "paper-3";

/** A piece of text on the card; `y` is its baseline. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
}

export type CardWords = Pick<
  Passage,
  "sentences" | "today" | "example" | "title" | "subtitle" | "host"
>;

export interface CardLayout {
  readonly runs: readonly Run[];
  /** Top left corners of the arrow beside the example, and of the site's mark. */
  readonly arrow: Point;
  readonly keyhole: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a text may be set; `leading` is a multiple of the size. */
interface Setting {
  readonly face: Face;
  readonly largest: number;
  readonly smallest: number;
  readonly leading: number;
}

export type Measure = (text: string, face: Face, size: number) => number;

const MARGIN_X = 120; // wide enough for the hanging opening mark
const COLUMN = CARDS.card.width - 2 * MARGIN_X;
const NOTE = 28;
const TITLE: Setting = { face: "voice", largest: 52, smallest: 28, leading: 1.08 };
const TITLE_ROOM = 120; // two lines at their largest
const SUBTITLE: Setting = { face: "mono", largest: NOTE, smallest: 20, leading: 1.4 };
const SUBTITLE_ROOM = 80;
const SUBTITLE_GAP = 24;
const EXAMPLE = { size: 32, leading: 52, indent: 60 } as const;
const QUOTE: Setting = { face: "voice", largest: 104, smallest: 20, leading: 1.12 };
const QUOTE_GAP = { above: 80, below: 64 } as const;
const SIZE_STEP = 2;
const ADDRESS_ROOM = 88;
const KEYHOLE = { rise: 33, room: 53 } as const; // above the address's line, and before it

/** Where every word of a share card goes: the quote as large as its length allows, then its example. */
export function layoutCard(words: CardWords, card: CardSize, measure: Measure): CardLayout {
  const heading = layoutHeading(words, card.marginY, measure);
  const example = wrappedLines(`${words.today} ${words.example}`, COLUMN - EXAMPLE.indent, (text) =>
    measure(text, "mono", EXAMPLE.size),
  );
  const addressY = card.height - card.marginY;
  const quoteBottom = addressY - ADDRESS_ROOM;
  const exampleHeight = example.length * EXAMPLE.leading;
  const quoteTop = heading.bottom + QUOTE_GAP.above;
  const room = quoteBottom - quoteTop - QUOTE_GAP.below - exampleHeight;
  const { size, lines } = fittedLines(words.sentences, QUOTE, room, measure);

  const leading = size * QUOTE.leading;
  const height = lines.length * leading + QUOTE_GAP.below + exampleHeight;
  const top = quoteTop + (quoteBottom - quoteTop - height) / 2;
  const exampleTop = top + lines.length * leading + QUOTE_GAP.below;

  return {
    runs: [
      ...heading.runs,
      ...lines.map((text, index): Run => voice(text, size, MARGIN_X, top + index * leading + size)),
      ...quotationMarks(lines, size, top, measure),
      ...example.map((text, index): Run => {
        const y = exampleTop + index * EXAMPLE.leading + EXAMPLE.size;
        return mono(text, EXAMPLE.size, MARGIN_X + EXAMPLE.indent, y, "paper-2");
      }),
      // over the same word, which begins the example
      mono(
        words.today,
        EXAMPLE.size,
        MARGIN_X + EXAMPLE.indent,
        exampleTop + EXAMPLE.size,
        "paper",
      ),
      mono(words.host, NOTE, MARGIN_X + KEYHOLE.room, addressY, "paper-3"),
    ],
    arrow: { x: MARGIN_X, y: exampleTop + 2 },
    keyhole: { x: MARGIN_X, y: addressY - KEYHOLE.rise },
  };
}

/** Title and subtitle; `bottom` is the last baseline, where a missing subtitle leaves its room. */
function layoutHeading({ title, subtitle = "" }: CardWords, top: number, measure: Measure) {
  const names = fittedLines([title], TITLE, TITLE_ROOM, measure);
  const notes = fittedLines([subtitle], SUBTITLE, SUBTITLE_ROOM, measure);
  const nameAt = (index: number) => top + names.size * (1 + index * TITLE.leading);
  const notesTop = nameAt(names.lines.length - 1) + SUBTITLE_GAP;
  const noteAt = (index: number) => notesTop + notes.size * (1 + index * SUBTITLE.leading);
  const runs = [
    ...names.lines.map((text, index): Run => {
      return { ...voice(text, names.size, MARGIN_X, nameAt(index)), ink: "accent" };
    }),
    ...notes.lines.map((text, index) => mono(text, notes.size, MARGIN_X, noteAt(index), "paper-2")),
  ];
  return { runs, bottom: noteAt(Math.max(0, notes.lines.length - 1)) };
}

/** The largest size at which the text fits; one too long for the smallest ends in an ellipsis. */
function fittedLines(parts: string[], setting: Setting, room: number, measure: Measure) {
  const { face, largest, smallest, leading } = setting;
  const linesAt = (size: number, wrap: typeof wrappedLines) =>
    parts.flatMap((part) => wrap(part, COLUMN, (line) => measure(line, face, size)));
  const most = (size: number) => Math.max(1, Math.floor(room / (size * leading)));

  let size = largest;
  while (size > smallest && linesAt(size, wrappedLines).length > most(size)) size -= SIZE_STEP;
  const lines = linesAt(size, balancedLines);
  return { size, lines: lines.length > most(size) ? cutShort(lines, most(size)) : lines };
}

function cutShort(lines: string[], most: number) {
  const last = lines[most - 1] ?? "";
  return [...lines.slice(0, most - 1), `${last.replace(/\s*\S*$/, "")} …`];
}

function quotationMarks(lines: string[], size: number, top: number, measure: Measure): Run[] {
  const last = lines.at(-1) ?? "";
  const lastLine = top + (lines.length - 1) * size * QUOTE.leading + size;
  const end = MARGIN_X + measure(last, "voice", size);
  const hanging = MARGIN_X - measure("“", "voice", size) - size * 0.03;
  return [
    { ...voice("“", size, hanging, top + size), ink: "tint" },
    { ...voice("”", size, end, lastLine), ink: "tint" },
  ];
}

function voice(text: string, size: number, x: number, y: number): Run {
  return { text, x, y, face: "voice", size, ink: "paper" };
}

function mono(text: string, size: number, x: number, y: number, ink: Ink): Run {
  return { text, x, y, face: "mono", size, ink };
}
