import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "./sentences";

test("each sentence keeps the space that follows it", () => {
  expect(sentencesOf("You were never lost. You were a sentence.")).toEqual([
    "You were never lost. ",
    "You were a sentence.",
  ]);
});

test("questions, exclamations and closing quotation marks end a sentence", () => {
  expect(sentencesOf("Letting go? I put it down! ‘Stay.’ She stayed.")).toEqual([
    "Letting go? ",
    "I put it down! ",
    "‘Stay.’ ",
    "She stayed.",
  ]);
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
])("no sentence ends within “%s”", (text) => {
  expect(sentencesOf(text)).toEqual([text]);
});

test.each([
  ["No. 2 would do. No. Never.", ["No. 2 would do. ", "No. ", "Never."]],
  ["It was you and I. Nobody knew.", ["It was you and I. ", "Nobody knew."]],
  ["I ate at nine. 2 eggs.", ["I ate at nine. ", "2 eggs."]],
])("%s", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test("joined again, the sentences are the quote, letter by letter", () => {
  const words = fc.constantFrom(
    "It",
    "rains",
    "…",
    ". ",
    "? ",
    "“Go.” ",
    "\n",
    " ",
    "Dr. ",
    "é",
    "🎲",
  );
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1 }).map((parts) => parts.join("")),
      (text) => {
        const sentences = sentencesOf(text);
        expect(sentences.join("")).toBe(text);
        expect(sentences).not.toContain("");
      },
    ),
  );
});
