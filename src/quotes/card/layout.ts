import type { Passage } from "../passage";
import { balancedLines, wrappedLines } from "./wrap";

export const CARD = { width: 1080, height: 1350 } as const;

export type Face = "voice" | "signal";
export type Ink = "accent" | "paper" | "paper-2" | "paper-3";

/** A piece of text on the card; `y` is its baseline. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
}

export type CardWords = Pick<Passage, "sentences" | "example" | "title" | "subtitle" | "host">;

export interface CardLayout {
  readonly runs: readonly Run[];
  /** Top left corner of the arrow beside the example. */
  readonly arrow: { readonly x: number; readonly y: number };
}

export type Measure = (text: string, face: Face, size: number) => number;

const MARGIN_X = 120; // wide enough for the hanging opening mark
const MARGIN_Y = 112;
const COLUMN = CARD.width - 2 * MARGIN_X;
const TITLE = 52;
const NOTE = 28;
const EXAMPLE = { size: 32, leading: 52, indent: 60 } as const;
const QUOTE = { largest: 104, smallest: 20, step: 2, leading: 1.12, gap: 64 } as const;
const QUOTE_TOP = MARGIN_Y + 184; // clear of title and subtitle
const QUOTE_BOTTOM = CARD.height - MARGIN_Y - 88; // clear of the address

/** Where every word of a share card goes: the quote as large as its length allows, then its example. */
export function layoutCard(words: CardWords, measure: Measure): CardLayout {
  const example = wrappedLines(words.example, COLUMN - EXAMPLE.indent, (text) =>
    measure(text, "signal", EXAMPLE.size),
  );
  const exampleHeight = example.length * EXAMPLE.leading;
  const room = QUOTE_BOTTOM - QUOTE_TOP - QUOTE.gap - exampleHeight;
  const { size, lines } = quoteLines(words.sentences, room, measure);

  const leading = size * QUOTE.leading;
  const height = lines.length * leading + QUOTE.gap + exampleHeight;
  const top = QUOTE_TOP + (QUOTE_BOTTOM - QUOTE_TOP - height) / 2;
  const exampleTop = top + lines.length * leading + QUOTE.gap;

  return {
    runs: [
      ...heading(words),
      ...lines.map((text, index): Run => voice(text, size, MARGIN_X, top + index * leading + size)),
      ...quotationMarks(lines, size, top, measure),
      ...example.map((text, index): Run => {
        const y = exampleTop + index * EXAMPLE.leading + EXAMPLE.size;
        return signal(text, EXAMPLE.size, MARGIN_X + EXAMPLE.indent, y, "paper-2");
      }),
      signal(words.host, NOTE, MARGIN_X, CARD.height - MARGIN_Y, "paper-3"),
    ],
    arrow: { x: MARGIN_X, y: exampleTop + 2 },
  };
}

function heading({ title, subtitle }: CardWords): Run[] {
  const runs: Run[] = [{ ...voice(title, TITLE, MARGIN_X, MARGIN_Y + TITLE), ink: "accent" }];
  if (subtitle) runs.push(signal(subtitle, NOTE, MARGIN_X, MARGIN_Y + TITLE + 52, "paper-2"));
  return runs;
}

/** The largest size at which the quote fits; a quote too long for the smallest ends in an ellipsis. */
function quoteLines(sentences: string[], room: number, measure: Measure) {
  const linesAt = (size: number, wrap: typeof wrappedLines) =>
    sentences.flatMap((part) => wrap(part, COLUMN, (line) => measure(line, "voice", size)));
  const most = (size: number) => Math.max(1, Math.floor(room / (size * QUOTE.leading)));

  let size: number = QUOTE.largest;
  while (size > QUOTE.smallest && linesAt(size, wrappedLines).length > most(size)) {
    size -= QUOTE.step;
  }
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
    { ...voice("“", size, hanging, top + size), ink: "accent" },
    { ...voice("”", size, end, lastLine), ink: "accent" },
  ];
}

function voice(text: string, size: number, x: number, y: number): Run {
  return { text, x, y, face: "voice", size, ink: "paper" };
}

function signal(text: string, size: number, x: number, y: number, ink: Ink): Run {
  return { text, x, y, face: "signal", size, ink };
}
