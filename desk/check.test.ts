import sharp from "sharp";
import { expect, test } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { problemLine } from "../vite/content/problem.ts";
import { annotations, checkContent, findingsText } from "./check.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";
const NIGHTS = "collections/nights.yaml";

/** Sample content with these words changed. */
async function contentWith(...changes: [file: string, from: string | RegExp, to: string][]) {
  const content = await freshContent();
  for (const change of changes) await content.change(...change);
  return content;
}

async function warned(folder: string) {
  const { problems, warnings } = await checkContent(folder);
  expect(problems).toEqual([]);
  return warnings.map(problemLine);
}

test("the books are listed with their counts and addresses", async () => {
  const { folder } = await freshContent();
  expect(findingsText(await checkContent(folder))).toBe(`
Nights                   3 quotes  /book/nights
  Early, Volume One      2 quotes  /book/early
  Late                   1 quote   /book/late

Nothing is wrong.
`);
});

test("problems and things to look at are told apart", async () => {
  const { folder } = await contentWith(
    [EARLY, "is a small opinion", "isn't a small opinion"],
    [LATE, "title: Late", 'title: "Late'],
  );
  expect(findingsText(await checkContent(folder))).toBe(`
Nights                   2 quotes  /book/nights
  Early, Volume One      2 quotes  /book/early
  late               cannot be read yet: see below

1 problem to put right; until then the site cannot be built:

  content/volumes/late.yaml:2  opens a quotation mark that is never closed

1 thing to look at:

  content/volumes/early.yaml:13  quote "e2": the text has a typewriter's mark: write isn’t for isn't
`);
});

test("a collection that cannot be read is listed too, and its volumes stay", async () => {
  const { folder } = await contentWith([NIGHTS, "title: Nights", 'title: "Nights']);
  expect(findingsText(await checkContent(folder))).toContain(`
nights               cannot be read yet: see below
  Early, Volume One      2 quotes  /book/early
  Late                   1 quote   /book/late
`);
});

test("on GitHub each finding is a note on its line", async () => {
  const { folder } = await contentWith(
    [EARLY, "is a small", "is 100 % a 'small'"],
    ["site.yaml", "https://shop.", "shop."],
  );
  expect(annotations(await checkContent(folder)).split("\n")).toEqual([
    '::error file=content/site.yaml,line=4::"shopUrl" is no https address, as in https://shop.example/',
    "::warning file=content/volumes/early.yaml,line=13::quote \"e2\": the text has a typewriter's mark: write ‘small’ for 'small'",
  ]);
});

test("the given quotes raise no alarm", async () => {
  expect(await warned("tests/fixtures")).toEqual([]);
});

test("what is worth a look, in reading order", async () => {
  const { folder } = await contentWith(
    ["site.yaml", "a line", "a\u00A0line"],
    [EARLY, "title: Early", "title: Early # for now"],
    [EARLY, "The kettle knows", `The kettle ${"and the kettle ".repeat(13)}knows`],
    [EARLY, "Switch off one light", "There is one light"],
    [LATE, "Nothing is as awake as a stair.", "A lamp is one small opinion!"],
    [LATE, "Walk up slowly and count.", "Boil water and wait beside it."],
    ["pages/dice.yaml", /quote: .*/, 'quote: It only "keeps" handing you the dice.'],
  );
  expect(await warned(folder)).toEqual([
    'content/pages/dice.yaml:10  "quote" has a typewriter\'s mark: write “keeps” for "keeps"',
    "content/site.yaml:2  has a hard space after “a”: type a plain space, or npm run content -- --fix does it",
    'content/volumes/early.yaml:3  leaves out what follows #, as a note: to show it, write "Early # for now"',
    'content/volumes/early.yaml:8  quote "e1" is 221 letters long; up to 200 set well',
    'content/volumes/early.yaml:15  quote "e2": the example begins with “there”; begin it with something to do',
    'content/volumes/late.yaml:6  quote "l1": the text is much like that of quote "e2" in content/volumes/early.yaml:13',
    'content/volumes/late.yaml:8  quote "l1": the example is much like that of quote "e1" in content/volumes/early.yaml:10',
  ]);
});

test("a volume that no collection names, and one without quotes", async () => {
  const content = await freshContent();
  await content.write(
    "volumes/lost.yaml",
    "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n",
  );
  expect(await warned(content.folder)).toEqual([
    'content/volumes/lost.yaml:1  no collection names the volume "lost", so no page links to it',
    "content/volumes/lost.yaml:4  the volume has no quotes yet",
  ]);
});

test("pictures that are too small, or whose letters are no outlines", async () => {
  const content = await contentWith(
    [EARLY, "covers/plain.svg", "covers/small.jpg"],
    [LATE, "covers/plain.svg", "covers/text.svg"],
    [NIGHTS, "covers/plain.svg", "covers/wide.png"],
  );
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "red" } });
  await content.write("covers/small.jpg", await blank(300, 450).jpeg().toBuffer());
  await content.write("covers/wide.png", await blank(280, 140).png().toBuffer());
  await content.write("covers/large.webp", await blank(560, 840).webp().toBuffer());
  await content.write(
    "covers/text.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>',
  );
  expect(await warned(content.folder)).toEqual([
    'content/collections/nights.yaml:4  the picture "covers/wide.png" is 280 × 140, and looks soft: at least 560 × 280 is sharp',
    'content/volumes/early.yaml:5  the picture "covers/small.jpg" is 300 × 450, and looks soft: at least 560 × 840 is sharp',
    'content/volumes/late.yaml:3  the picture "covers/text.svg" has letters in a font that other machines may not have: turn them into outlines, or export it as PNG',
  ]);
  await content.change(NIGHTS, "covers/wide.png", "covers/large.webp");
  expect(await warned(content.folder)).toHaveLength(2);
});
