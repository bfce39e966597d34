import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eachAlone, freshContent, toldOf } from "./mistakes.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";

eachAlone([
  [
    "a quote without its example",
    EARLY,
    / {4}example: >-\n.*beside it\.\n/,
    "",
    'content/volumes/early.yaml:7  quote "e1" has no example',
  ],
  [
    "a quote without an id is known by its place",
    EARLY,
    "- id: e2 # a favourite\n    text",
    "- text",
    "content/volumes/early.yaml:12  quote 2 has no id: write id: e2, or npm run content -- --fix does it",
  ],
  [
    "a missing field",
    "site.yaml",
    "brand: Small Hours\n",
    "",
    'content/site.yaml:1  "brand" is missing',
  ],
  [
    "a field left empty",
    LATE,
    "title: Late",
    "title:",
    'content/volumes/late.yaml:2  "title" is empty',
  ],
  [
    "a field of nothing but spaces",
    LATE,
    "slug: late",
    'slug: "  "',
    'content/volumes/late.yaml:1  "slug" is empty',
  ],
  [
    "a description too short for a search result",
    "pages/dice.yaml",
    /description: >-\n.*\n.*\n/,
    "description: Roll the dice.\n",
    'content/pages/dice.yaml:2  "description" is shorter than 50 characters',
  ],
  [
    "a description too long for a search result",
    "pages/dice.yaml",
    "description: >-\n",
    `description: >-\n  ${"Keep trying. ".repeat(9)}\n`,
    'content/pages/dice.yaml:2  "description" is longer than 160 characters',
  ],
  [
    "an empty text",
    EARLY,
    "      A lamp is a small opinion.\n",
    "",
    'content/volumes/early.yaml:13  quote "e2": "text" is empty',
  ],
  [
    "an unknown field",
    "site.yaml",
    "tagline:",
    "slogan: rest\ntagline:",
    'content/site.yaml:2  has an unknown name "slogan"',
  ],
  [
    "an optional field misspelt",
    EARLY,
    "subtitle:",
    "subtitel:",
    'content/volumes/early.yaml:4  has an unknown name "subtitel": did you mean "subtitle"?',
  ],
  [
    "an unknown field of a quote",
    EARLY,
    "    text: >-\n      A lamp",
    "    note: short\n    text: >-\n      A lamp",
    'content/volumes/early.yaml:13  quote "e2" has an unknown name "note"',
  ],
  [
    "a number where words belong",
    LATE,
    "title: Late",
    "title: 1984",
    'content/volumes/late.yaml:2  "title" is no text: put it in "quotation marks"',
  ],
  [
    "words where a list belongs",
    "collections/nights.yaml",
    /volumes:[\s\S]*/,
    "volumes: early\n",
    'content/collections/nights.yaml:5  "volumes" is no list: begin each entry with a hyphen on a line of its own',
  ],
  [
    "words where a quote belongs",
    LATE,
    /- id: l1[\s\S]*/,
    "- Just a line.\n",
    'content/volumes/late.yaml:5  quote "Just a line." is words alone: write a name, a colon and the words on each line, as the others do',
  ],
  [
    "an entry with nothing in it",
    LATE,
    "quotes:\n",
    "quotes:\n  -\n",
    "content/volumes/late.yaml:5  quote 1 is empty",
  ],
  [
    "a name too long to stand under an icon",
    "site.yaml",
    "shortName: Hours",
    "shortName: The Small Hours",
    'content/site.yaml:6  "shortName" is longer than 12 characters, which phones cut off',
  ],
  [
    "a tagline too long to be typed",
    "site.yaml",
    /tagline: .*/,
    `tagline: ${"on and ".repeat(9)}on`,
    'content/site.yaml:2  "tagline" is longer than 60 characters, more than its heading has room for',
  ],
  [
    "a caption forgotten",
    "pages/guide.yaml",
    "    - Scroll down if you do not see it.\n",
    "",
    'content/pages/guide.yaml:50  "captions": "ios-18" needs one caption for each of the four steps',
  ],
  [
    "a price that is no number",
    "site.yaml",
    /$/,
    "price: 49 dollars\n",
    'content/site.yaml:7  "price" is no number, as in 49.00',
  ],
  [
    "a price of nothing",
    "site.yaml",
    /$/,
    "price: 0\n",
    'content/site.yaml:7  "price" is not above zero',
  ],
]);

test("a file that is empty, or only a list", async () => {
  const content = await freshContent();
  await content.write(LATE, "");
  expect(await toldOf(content.folder)).toEqual([
    "content/volumes/late.yaml:1  holds no names with words, as in title: Letters Home",
  ]);
  await content.write(LATE, "- one\n- two\n");
  expect(await toldOf(content.folder)).toEqual([
    "content/volumes/late.yaml:1  holds no names with words, as in title: Letters Home",
  ]);
});

test("a field within a field is named with what holds it", async () => {
  const content = await freshContent();
  const page = readFileSync("tests/fixtures/pages/buy.yaml", "utf8");
  const line = page.slice(0, page.indexOf("offer:")).split("\n").length;
  await content.change("pages/buy.yaml", /\n {2}button: .*/, "");
  expect(await toldOf(content.folder)).toEqual([
    `content/pages/buy.yaml:${line}  "offer" has no button`,
  ]);
});

test("a colour that is none is told with those that are", async () => {
  const content = await freshContent();
  await content.change("pages/buy.yaml", "spines: [green]", "spines: [mauve]");
  expect(await toldOf(content.folder)).toEqual([
    expect.stringMatching(
      /^content\/pages\/buy\.yaml:\d+ {2}spine "mauve" is none of bone, red, rose, /,
    ),
  ]);
});

test("a field of a quote misspelt is both missing and nearly there", async () => {
  const content = await freshContent();
  await content.change(LATE, "example:", "exmaple:");
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/late.yaml:5  quote "l1" has no example',
    'content/volumes/late.yaml:8  quote "l1" has an unknown name "exmaple": did you mean "example"?',
  ]);
});
