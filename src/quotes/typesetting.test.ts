import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthClass, partsOf, sentencesOf } from "./typesetting";

test.each([
  ["You were never lost. You were a sentence.", "never lost. |You"],
  ["Letting go? I put it down! ‘Stay.’ She stayed.", "go? |I put it down! |‘Stay.’ |She"],
  ["No. 2 would do. No. Never.", "do. |No. |Never"],
  ["It was you and I. Nobody knew.", "I. |Nobody"],
  ["I ate at nine. 2 eggs.", "nine. |2"],
])("%s: a sentence ends, and keeps the space that follows it", (text, parted) => {
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
])("no sentence ends within “%s”", (text) => {
  expect(sentencesOf(text)).toEqual([text]);
});

test("joined again, the sentences are the quote, letter by letter", () => {
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

test.each([
  [0, "brief"],
  [72, "brief"],
  [73, "short"],
  [100, "short"],
  [101, "full"],
  [120, "full"],
  [121, "long"],
  [160, "long"],
  [161, "longer"],
  [200, "longer"],
  [201, "epic"],
])("a quote of %i letters is set as %s", (length, name) => {
  expect(lengthClass("a".repeat(length))).toBe(name);
  expect(lengthClass("😀".repeat(length))).toBe(name);
});

test("many short sentences need as much room as a long one, for each begins a line", () => {
  expect(lengthClass("Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.")).toBe(
    "long",
  );
  expect(lengthClass("Sit. Breathe.")).toBe("brief");
});

test.each([
  ["You were never a lost sentence.", "You were never [a lost] sentence."],
  ["I wrote that down and wiped the table.", "[I wrote] that down and wiped [the table.]"],
  ["An hour is all the a I need.", "[An hour] is all [the a I need.]"],
  ["Say “the end” (a lie)—I know.", "Say [“the end”] [(a lie)—I] know."],
  ["gone—the rest stays", "gone—[the rest] stays"],
  ["It was you and I.", "It was you and I."],
  ["Panda, data, Cuba, them’s it’ll", "Panda, data, Cuba, them’s it’ll"],
  ["no one’s an’ l’a t", "no one’s an’ l’a t"],
])("%s: I, a, an and the are bound to the next word", (sentence, bound) => {
  const parts = partsOf(sentence);
  expect(parts.map(({ text, isBound }) => (isBound ? `[${text}]` : text)).join("")).toBe(bound);
  expect(parts.map(({ text }) => text).join("")).toBe(sentence);
});
