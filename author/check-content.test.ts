import sharp from "sharp";
import { freshContent } from "../tests/helpers/content-problems.ts";
import content from "./check-content.ts";

/** What the command prints for a folder, and whether it failed. */
async function check({ folder }: { folder: string }, env = {}) {
  const { lines, hasFailed } = await content([], { CONTENT_DIR: folder, ...env });
  return { text: lines.join("\n"), hasFailed };
}

test("lists the books, what is not ready and what is optional", async () => {
  const { text, hasFailed } = await check(await freshContent());
  expect(text).toMatch(/^Nights +collection +\/book\/nights$/m);
  expect(text).toMatch(/^Early, Volume One +quotes: 2 +\/book\/early$/m);
  expect(text).toContain(`
Not ready to publish:
  content/site.yaml:3  "siteUrl" is still a placeholder: https://small-hours.example/
  content/site.yaml:4  "shopUrl" is still a placeholder: https://shop.small-hours.example/
  content/site.yaml:5  "experienceUrl" is still a placeholder: https://dice.small-hours.example/

Suggestions, which do not stop publication:
  content/site.yaml:1  no author is given, so search results show none
  content/site.yaml:1  no price is given, so search results show none`);
  expect(hasFailed).toBe(true);
});

test("is ready with everything given, but not with a volume alone", async () => {
  const content = await finishedContent();
  const ready = await check(content);
  expect(ready.text).toMatch(/\/book\/late\n\nReady to publish\.$/);
  expect(ready.hasFailed).toBe(false);

  const lost = "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n";
  await content.write("volumes/lost.yaml", lost);
  const { text, hasFailed } = await check(content);
  expect(text).toContain(`Not ready to publish:
  content/volumes/lost.yaml:1  no page links to this volume: add it to a collection, or give it an id for a card of its own
  content/volumes/lost.yaml:4  the volume has no quotes yet`);
  expect(hasFailed).toBe(true);

  const quote = "quotes:\n  - id: x1\n    text: Alone.\n    example: Sit.";
  await content.write("volumes/lost.yaml", `id: "2"\n${lost.replace("quotes: []", quote)}`);
  expect((await check(content)).text).toMatch(/Ready to publish\.$/);
});

test("reports a problem with its line, on GitHub as an annotation", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "shop.");
  await content.change("collections/nights.yaml", "title: Nights", 'title: "Nights');
  const { text, hasFailed } = await check(content, { GITHUB_ACTIONS: "true" });
  const problem = '"shopUrl" is not an https address: write one such as https://shop.example/';
  expect(text).toMatch(/^\(has problems, see below\) .*\/book\/nights$/m);
  expect(text).toContain(`\n  content/site.yaml:4  ${problem}`);
  expect(text).toContain(`::error file=content/site.yaml,line=4::${problem}`);
  expect(text).not.toMatch(/no author|links to this volume/); // nothing is known of these files
  expect(hasFailed).toBe(true);
});

test("lists suggestions, and is ready", async () => {
  const content = await finishedContent();
  const photograph = { width: 200, height: 300, channels: 3, background: "navy" } as const;
  await content.write("covers/small.png", await sharp({ create: photograph }).png().toBuffer());
  await content.change("volumes/early.yaml", "plain.svg", "small.png");
  const { text, hasFailed } = await check(content);
  expect(text).toContain(`
Suggestions, which do not stop publication:
  content/volumes/early.yaml:5  the picture "covers/small.png" is only 200 pixels wide and will look blurred: use at least 560

Ready to publish.`);
  expect(hasFailed).toBe(false);
});

test("reports a copied volume by its address alone, in the copy", async () => {
  const content = await finishedContent();
  await content.write("volumes/early-1.yaml", await content.read("volumes/early.yaml"));
  const { text } = await check(content);
  expect(text.match(/^ {2}content.*/gm)).toEqual([
    '  content/volumes/early-1.yaml:2  slug "early" is already used in content/volumes/early.yaml:2',
  ]);
});

/** The sample content with real URLs, an author and a price. */
async function finishedContent() {
  const content = await freshContent();
  const real = (await content.read("site.yaml")).replaceAll("small-hours.example", "hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  return content;
}
