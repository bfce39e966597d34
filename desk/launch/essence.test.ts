import { expect, test } from "vitest";
import { essence } from "./essence.ts";

test("of a failed build, what is wrong with the words", () => {
  const output = "vite build\n\nThe content has problems:\n\ncontent/site.yaml:4  is cut off\n";
  expect(essence(output)).toEqual(["The content has problems:", "content/site.yaml:4  is cut off"]);
});

test("of failed tests, what the first one says and how it failed", () => {
  const output = `[1/2] pages.spec.ts
[2/2] quotes.spec.ts
  1) [author] › tests/author/quotes.spec.ts:27:3 › every quote of dusk fits 

    Error: 390×844

    expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 3

    - Array []
    + Array [
    +   Array [
    +     "${"A long line. ".repeat(20)}",
    +     "reader-sentence leaves",
    +   ],
    + ]

      29 |       expect(faults).toEqual([]);
    > 30 |       expect(faults).toEqual([]);
         |                      ^
`;
  expect(essence(output)).toEqual([
    "every quote of dusk fits",
    "Error: 390×844",
    `+     "${"A long line. ".repeat(20)}`.slice(0, 150).concat("…"),
    '+     "reader-sentence leaves",',
  ]);
});

test("of nothing at all, what may be the matter", () => {
  expect(essence("")).toEqual([expect.stringContaining("It ended without a word")]);
  expect(essence("\n \n[1/2] pages.spec.ts\n")).toHaveLength(1);
});

test("of anything else, its last words", () => {
  const output = Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n");
  expect(essence(output).at(-1)).toBe("line 39");
  expect(essence(output)).toHaveLength(12);
});
