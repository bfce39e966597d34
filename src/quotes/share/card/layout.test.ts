import fc from "fast-check";
import { expect, test } from "vitest";
import { CARDS, type CardWords, layoutCard as layoutAny, type Measure, type Run } from "./layout";

const measure: Measure = (text, face, size) =>
  [...text].length * size * (face === "voice" ? 0.46 : 0.6);

const layoutCard = (words: CardWords, measure: Measure) => layoutAny(words, CARDS.card, measure);

const WORDS: CardWords = {
  today: "Today:",
  sentences: ["You were never lost. ", "You were a sentence still looking for its verb."],
  example: "Say out loud, once, the sentence you keep deleting.",
  title: "Lyrics of the Mind Trilogy",
  subtitle: "The Complete Collection",
  host: "lyrics-of-the-mind.example",
};

test("the card carries the quote between hanging marks, its example, its book and its host", () => {
  const { runs } = layoutCard(WORDS, measure);
  expect(quoteOf(runs)).toBe(WORDS.sentences.join(""));
  const texts = runs.map((run) => run.text);
  for (const text of ["“", "”", WORDS.title, WORDS.subtitle, WORDS.host]) {
    expect(texts).toContain(text);
  }
});

test("a new sentence begins a new line", () => {
  const lines = layoutCard(WORDS, measure).runs.filter(isQuote);
  expect(lines.some((line) => line.text.endsWith("never lost."))).toBe(true);
});

test("a book without a subtitle leaves no empty line behind", () => {
  const { runs } = layoutCard({ ...WORDS, subtitle: undefined }, measure);
  expect(runs.every((run) => run.text.length > 0)).toBe(true);
});

test("a short quote is set larger than a long one", () => {
  const short = layoutCard({ ...WORDS, sentences: ["It arrives."] }, measure).runs.find(isQuote);
  const long = layoutCard(
    { ...WORDS, sentences: Array(30).fill("It arrives again. ") },
    measure,
  ).runs.find(isQuote);
  expect(short?.size).toBeGreaterThan(long?.size ?? Number.POSITIVE_INFINITY);
});

test("a quote too long for any card says so with an ellipsis", () => {
  const { runs } = layoutCard({ ...WORDS, sentences: ["and so on ".repeat(2000)] }, measure);
  expect(quoteOf(runs)).toMatch(/ …$/);
});

test("a title of eighty letters takes a second line, and the quote gives way", () => {
  const title = "What the Quiet Years Were Saying While Everybody Else Was Busy Talking Over Them";
  const { runs } = layoutCard({ ...WORDS, title }, measure);
  const lines = runs.filter(isTitle);
  expect(lines.map((line) => line.text).join(" ")).toBe(title);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(measure(line.text, "voice", line.size)).toBeLessThanOrEqual(840);
  const [subtitle] = runs.filter((run) => run.text === WORDS.subtitle);
  expect(subtitle?.y).toBeGreaterThan(lines[1]?.y ?? Number.POSITIVE_INFINITY);
});

test("a title of one line stands where it always has, at full size", () => {
  const { runs } = layoutCard(WORDS, measure);
  expect(runs[0]).toMatchObject({ text: WORDS.title, x: 120, y: 164, size: 52 });
  expect(runs[1]).toMatchObject({ text: WORDS.subtitle, x: 120, y: 216, size: 28 });
});

test("whatever the length, every word stays on the card and nothing overlaps", () => {
  const text = fc
    .array(
      fc.constantFrom("a", "line", "stays.", "Unbreakable".repeat(12), "Morning", "arrives?"),
      {
        minLength: 1,
        maxLength: 300,
      },
    )
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, text, (quote, title, subtitle) => {
      const { runs } = layoutCard({ ...WORDS, sentences: [quote], title, subtitle }, measure);
      for (const run of runs) expect(isOnCard(run)).toBe(true);
      const rows = runs.filter((run) => run.ink !== "tint" && run.text !== WORDS.today);
      const tops = rows.toSorted((a, b) => a.y - b.y);
      tops.forEach((run, index) => {
        expect(run.y - run.size).toBeGreaterThanOrEqual(tops[index - 1]?.y ?? 0);
      });
    }),
    { numRuns: 60 },
  );
});

function isQuote(run: Run) {
  return run.face === "voice" && run.ink === "paper";
}

function isTitle({ ink }: Run) {
  return ink === "accent";
}

function quoteOf(runs: readonly Run[]) {
  return runs
    .filter(isQuote)
    .map((run) => run.text)
    .join(" ");
}

function isOnCard({ text, x, y, face, size }: Run) {
  return (
    x >= 0 &&
    x + measure(text, face, size) <= CARDS.card.width &&
    y - size >= 0 &&
    y <= CARDS.card.height
  );
}

test("everything on a card has its place", () => {
  expect(placesOn("card")).toEqual([
    "120 164 52 accent Lyrics of the Mind Trilogy",
    "120 216 28 paper-2 The Complete Collection",
    "120 398 102 paper You were",
    "120 513 102 paper never lost.",
    "120 627 102 paper You were a",
    "120 741 102 paper sentence",
    "120 855 102 paper still looking",
    "120 969 102 paper for its verb.",
    "70 398 102 tint “",
    "730 969 102 tint ”",
    "180 1078 32 paper-2 Today: Say out loud, once, the sentence",
    "180 1130 32 paper-2 you keep deleting.",
    "180 1078 32 paper Today:",
    "173 1238 28 paper-3 lyrics-of-the-mind.example",
    "120 1048 arrow",
    "120 1205 keyhole",
  ]);
});

test("a story keeps clear of both ends, and its quote stands in the middle", () => {
  const places = placesOn("story");
  expect(places.slice(0, 3)).toEqual([
    "120 322 52 accent Lyrics of the Mind Trilogy",
    "120 374 28 paper-2 The Complete Collection",
    "120 679 104 paper You were",
  ]);
  expect(places.slice(-4)).toEqual([
    "180 1369 32 paper Today:",
    "173 1650 28 paper-3 lyrics-of-the-mind.example",
    "120 1339 arrow",
    "120 1617 keyhole",
  ]);
});

test("the words at the head are cut short only where two lines of the smallest are too few", () => {
  const long = "word ".repeat(60).trim();
  const { runs } = layoutCard({ ...WORDS, title: long, subtitle: long }, measure);
  const [last] = runs.filter(isTitle).slice(-1);
  expect(last?.text).toMatch(/word …$/);
  expect(runs.filter(isTitle).map(({ size }) => size)).toEqual([28, 28, 28]);
  const notes = runs.filter(({ ink, y, face }) => ink === "paper-2" && face === "mono" && y < 420);
  expect(notes.map(({ size }) => size)).toEqual([20, 20]);
});

function placesOn(kind: keyof typeof CARDS) {
  const { runs, arrow, keyhole } = layoutAny(WORDS, CARDS[kind], measure);
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return [
    ...runs.map((run) => `${at(run)} ${run.size} ${run.ink} ${run.text}`),
    `${at(arrow)} arrow`,
    `${at(keyhole)} keyhole`,
  ];
}
