import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD, type CardWords, layoutCard, type Measure, type Run } from "./layout";

const measure: Measure = (text, face, size) =>
  [...text].length * size * (face === "voice" ? 0.46 : 0.6);

const WORDS: CardWords = {
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
      const rows = runs.filter((run) => run.ink !== "accent" || isTitle(run));
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

function isTitle({ ink, text }: Run) {
  return ink === "accent" && !"“”".includes(text);
}

function quoteOf(runs: readonly Run[]) {
  return runs
    .filter(isQuote)
    .map((run) => run.text)
    .join(" ");
}

function isOnCard({ text, x, y, face, size }: Run) {
  return x >= 0 && x + measure(text, face, size) <= CARD.width && y - size >= 0 && y <= CARD.height;
}
