import fc from "fast-check";
import { sentencesOf, typesetQuote } from "./quote-lines.ts";

test.each([
  ["You were never lost. You were a sentence.", "never lost. |You"],
  ["Letting go? I put it down! ‘Stay.’ She stayed.", "go? |I put it down! |‘Stay.’ |She"],
  ["No. 2 would do. No. Never.", "do. |No. |Never"],
  ["It was you and I. Nobody knew.", "I. |Nobody"],
  ["I ate at nine. 2 eggs.", "nine. |2"],
])("ends a sentence with the space that follows it: %s", (text, parted) => {
  expect(sentencesOf(text).join("|")).toContain(parted);
  expect(sentencesOf(text)).toHaveLength(parted.split("|").length);
});

test.each([
  "Once I timed it: nine seconds.",
  "It cost 3.50 then.",
  "Ask Mr. Bell.",
  "Dr. Grey said wait.",
  "Play No. 2 again.",
  "Read Vol. 3 first.",
  "Wait… She may still come.",
  "She read J. R. Miller and T.S. Hale.",
])("ends no sentence within “%s”", (text) => {
  expect(sentencesOf(text)).toEqual([text]);
});

test("sentences joined give the quote again", () => {
  const words = "It|rains|…|. |? |“Go.” |\n| |Dr. |é|🎲".split("|");
  const text = fc.array(fc.constantFrom(...words), { minLength: 1 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (text) => {
      const sentences = sentencesOf(text);
      expect(sentences.join("")).toBe(text);
      expect(sentences).not.toContain("");
    }),
  );
});

const typesetText = (text: string, example = "Go.") => typesetQuote({ id: "q1", text, example });

test("keeps the lines of a poem, and a blank line as a gap", () => {
  const poem = "Whose woods are these. I think\n  I know.\n\nHe lives here.";
  const lines = ["Whose woods are these. I think\n", "  I know.\n", "\n", "He lives here."];
  expect(typesetText(poem)).toMatchObject({ lines, isVerse: true });
  expect(typesetText("One. Two.")).not.toHaveProperty("isVerse");
});

test.each([
  ["short", "a".repeat(100)],
  ["medium", "a".repeat(101)],
  ["longest", "a".repeat(301)],
  ["medium, for its long example", "a".repeat(100), "a".repeat(120)],
  [
    "long, for its many sentences",
    "Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.",
  ],
  ["longest, for its many lines", "Sit.\nBreathe.\nLook.\n\nBegin.\nNow.\n\nGo.\nOn."],
])("sets a quote in type that is %s", (length, text, example?) => {
  expect(typesetText(text, example).length).toBe(length.split(",")[0]);
});

test("knows whether a quote begins with a quotation mark", () => {
  for (const text of ["„Komm“", "« Viens »", "“Come.”", "「来て」"])
    expect(typesetText(`  ${text}, she said.`)).toMatchObject({ isQuoted: true });
  for (const text of ["’Twas night.", "She said: “Come.”"])
    expect(typesetText(text)).not.toHaveProperty("isQuoted");
});
