import sharp from "sharp";
import { expect, test } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { annotations, checkContent, findingsText } from "./check.ts";

const EARLY = "volumes/early.yaml";

async function warned(folder: string) {
  const { problems, warnings } = await checkContent(folder);
  expect(problems).toEqual([]);
  return warnings.map(({ file, line, reason }) => `${file}:${line}  ${reason}`);
}

test("the books are listed with their counts and addresses", async () => {
  const content = await freshContent();
  expect(findingsText(await checkContent(content.folder))).toBe(`
Nights                   3 quotes  /book/nights
  Early, Volume One      2 quotes  /book/early
  Late                   1 quote   /book/late

Nothing is wrong.
`);
});

test("problems and things to look at are told apart", async () => {
  const content = await freshContent();
  await content.change(EARLY, "is a small opinion", "isn't a small opinion");
  await content.change("volumes/late.yaml", "title: Late", 'title: "Late');
  expect(findingsText(await checkContent(content.folder))).toBe(`
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
  const content = await freshContent();
  await content.change("collections/nights.yaml", "title: Nights", 'title: "Nights');
  expect(findingsText(await checkContent(content.folder))).toContain(`
nights               cannot be read yet: see below
  Early, Volume One      2 quotes  /book/early
  Late                   1 quote   /book/late
`);
});

test("on GitHub each finding is a note on its line", async () => {
  const content = await freshContent();
  await content.change(EARLY, "is a small", "is 100 % a 'small'");
  await content.change("site.yaml", "https://shop.", "shop.");
  expect(annotations(await checkContent(content.folder)).split("\n")).toEqual([
    '::error file=content/site.yaml,line=4::"shopUrl" is no https address, as in https://shop.example/',
    "::warning file=content/volumes/early.yaml,line=13::quote \"e2\": the text has a typewriter's mark: write ‘small’ for 'small'",
  ]);
});

test("what may be lost or unseen is worth a look", async () => {
  const content = await freshContent();
  await content.change(EARLY, "title: Early", "title: Early # for now");
  await content.change("site.yaml", "a line", "a\u00A0line");
  expect(await warned(content.folder)).toEqual([
    "content/site.yaml:2  has a hard space after “a”: type a plain space, or npm run content -- --fix does it",
    'content/volumes/early.yaml:3  leaves out what follows #, as a note: to show it, write "Early # for now"',
  ]);
});

test("the given quotes raise no alarm", async () => {
  expect(await warned("tests/fixtures")).toEqual([]);
});

test("a text that is too long to set well", async () => {
  const content = await freshContent();
  await content.change(EARLY, "A lamp is", `A lamp ${"and a lamp ".repeat(18)}is`);
  expect(await warned(content.folder)).toEqual([
    'content/volumes/early.yaml:13  quote "e2" is 224 letters long; up to 200 set well',
  ]);
});

test("an example that is nothing to do", async () => {
  const content = await freshContent();
  await content.change(EARLY, "Switch off one light", "There is one light");
  expect(await warned(content.folder)).toEqual([
    'content/volumes/early.yaml:15  quote "e2": the example begins with “there”; begin it with something to do',
  ]);
});

test("two quotes alike, in two volumes", async () => {
  const content = await freshContent();
  await content.change(
    "volumes/late.yaml",
    "Nothing is as awake as a stair.",
    "A lamp is one small opinion!",
  );
  await content.change(
    "volumes/late.yaml",
    "Walk up slowly and count.",
    "Boil water and wait beside it.",
  );
  expect(await warned(content.folder)).toEqual([
    'content/volumes/late.yaml:6  quote "l1": the text is much like that of quote "e2" in content/volumes/early.yaml:13',
    'content/volumes/late.yaml:8  quote "l1": the example is much like that of quote "e1" in content/volumes/early.yaml:10',
  ]);
});

test("a typewriter's mark on a page", async () => {
  const content = await freshContent();
  await content.change(
    "pages/dice.yaml",
    /quote: .*/,
    `quote: It only "keeps" handing you the dice.`,
  );
  expect(await warned(content.folder)).toEqual([
    expect.stringMatching(
      /^content\/pages\/dice\.yaml:\d+ {2}"quote" has a typewriter's mark: write “keeps” for "keeps"$/,
    ),
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
  const content = await freshContent();
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "red" } });
  await content.write("covers/small.jpg", await blank(300, 450).jpeg().toBuffer());
  await content.write("covers/wide.png", await blank(280, 140).png().toBuffer());
  await content.write("covers/large.webp", await blank(560, 840).webp().toBuffer());
  await content.write(
    "covers/text.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>',
  );
  await content.change(EARLY, "covers/plain.svg", "covers/small.jpg");
  await content.change("volumes/late.yaml", "covers/plain.svg", "covers/text.svg");
  await content.change("collections/nights.yaml", "covers/plain.svg", "covers/wide.png");
  expect(await warned(content.folder)).toEqual([
    'content/collections/nights.yaml:4  the picture "covers/wide.png" is 280 × 140, and looks soft: at least 560 × 280 is sharp',
    'content/volumes/early.yaml:5  the picture "covers/small.jpg" is 300 × 450, and looks soft: at least 560 × 840 is sharp',
    'content/volumes/late.yaml:3  the picture "covers/text.svg" has letters in a font that other machines may not have: turn them into outlines, or export it as PNG',
  ]);
  await content.change("collections/nights.yaml", "covers/wide.png", "covers/large.webp");
  expect(await warned(content.folder)).toHaveLength(2);
});
