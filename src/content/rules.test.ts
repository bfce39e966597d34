import { expect, test } from "vitest";
import { accentOf, shimmers, verseIn } from "./rules";

test("three slugs have a colour of their own, every other the primary", () => {
  const slugs = ["lyrics-of-the-mind", "dream-chasers-bible", "experiences-of-life", "other"];
  expect(slugs.map(accentOf)).toEqual(["red", "amber", "green", "primary"]);
});

test("a trilogy shimmers in any letter case", () => {
  expect(["A Trilogy", "TRILOGY", "my trilogy, again", "Three"].map(shimmers)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("what follows a dash is verse, a line after each comma, and nothing is lost", () => {
  const title = "Roll the Dice – This is How Life Is, Keep Trying";
  const { head, lines } = verseIn(title);
  expect(lines).toEqual(["This is How Life Is, ", "Keep Trying"]);
  expect(head + lines.join("")).toBe(title);
  expect(verseIn("Add to Home Screen").lines).toEqual([]);
});
