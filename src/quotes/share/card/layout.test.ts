import fc from "fast-check";
import { expect, test } from "vitest";
import { CARDS, type CardWords, layoutCard, type Measure } from "./layout";

type Run = ReturnType<typeof runsWith>[number];

const WIDTHS = { voice: 0.46, mono: 0.6 };
const measure: Measure = (text, face, size) => [...text].length * size * WIDTHS[face];

const WORDS: CardWords = {
  today: "Today:",
  sentences: ["You were never lost. ", "You were a sentence still looking for its verb."],
  example: "Say out loud, once, the sentence you keep deleting.",
  title: "Lyrics of the Mind Trilogy",
  subtitle: "The Complete Collection",
  host: "lyrics-of-the-mind.example",
};

test("everything on a card has its place, and each sentence begins a line", () => {
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

test("a book without a subtitle leaves no empty line behind", () => {
  const texts = runsWith({ subtitle: undefined }).map(({ text }) => text);
  expect(texts).toHaveLength(runsWith({}).length - 1);
  expect(texts).not.toContain("");
});

test("the words at the head are cut short only where two lines of the smallest are too few", () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${10 + at}`).join(" ");
  const runs = runsWith({ title: long, subtitle: long });
  const titles = runs.filter(isTitle);
  expect(titles.map(({ size, text }) => [size, text.split(" ").length])).toEqual(
    Array(3).fill([28, 9]),
  );
  expect(titles.map(({ text }) => text).join(" ")).toBe(`${long.slice(0, 26 * 7 - 1)} …`);
  const notes = runs.filter(({ ink, y, face }) => ink === "paper-2" && face === "mono" && y < 420);
  expect(notes.map(({ size }) => size)).toEqual([20, 20]);
});

test("whatever the length, every word stays on the card and nothing overlaps", () => {
  const word = fc.constantFrom("a", "line", "stays.", "Unbreakable".repeat(12), "arrives?");
  const text = fc.array(word, { minLength: 1, maxLength: 300 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, text, (quote, title, subtitle) => {
      const runs = runsWith({ sentences: [quote], title, subtitle });
      expect(runs.filter((run) => !isOnCard(run))).toEqual([]);
      const rows = runs.filter((run) => run.ink !== "tint" && run.text !== WORDS.today);
      rows
        .toSorted((a, b) => a.y - b.y)
        .forEach(({ y, size }, index, sorted) => {
          expect(y - size).toBeGreaterThanOrEqual(sorted[index - 1]?.y ?? 0);
        });
    }),
    { numRuns: 60 },
  );
});

function runsWith(words: Partial<CardWords>) {
  return layoutCard({ ...WORDS, ...words }, CARDS.card, measure).runs;
}

function isTitle({ ink }: Run) {
  return ink === "accent";
}

function isOnCard({ text, x, y, face, size }: Run) {
  const { width, height } = CARDS.card;
  return x >= 0 && x + measure(text, face, size) <= width && y - size >= 0 && y <= height;
}

function placesOn(kind: keyof typeof CARDS) {
  const { runs, arrow, keyhole } = layoutCard(WORDS, CARDS[kind], measure);
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return [
    ...runs.map((run) => `${at(run)} ${run.size} ${run.ink} ${run.text}`),
    `${at(arrow)} arrow`,
    `${at(keyhole)} keyhole`,
  ];
}
