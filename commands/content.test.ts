import { expect, test } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { PLACEHOLDER } from "./publish-checklist.ts";
import { ran, typed } from "./typed.fixture.ts";

test("lists the books, what is not ready and what may stay", {
  timeout: 120_000,
}, async () => {
  const { status, said, complained } = typed(await freshContent(), "content");
  expect(said).toMatch(/^Nights +collection +\/book\/nights$/m);
  expect(said).toMatch(/^Early, Volume One +2 quotes +\/book\/early$/m);
  expect(said).toContain(`
Not ready to publish:
  content/site.yaml:3  "siteUrl" is still a placeholder: https://small-hours.example/
  content/site.yaml:4  "shopUrl" is still a placeholder: https://shop.small-hours.example/
  content/site.yaml:5  "experienceUrl" is still a placeholder: https://dice.small-hours.example/

May stay as it is:
  content/site.yaml:1  no author: search engines show the books without
  content/site.yaml:1  no price: search engines show the books without
`);
  expect(complained).toBe("");
  expect(status).toBe(0);
});

test("is ready with everything given, but not with a quote to write or a volume alone", async () => {
  const content = await freshContent();
  const real = (await content.read("site.yaml")).replaceAll("small-hours.example", "hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  expect((await ran(content, "content")).said).toMatch(/\n\nReady to publish\.$/);

  await content.change("volumes/late.yaml", "Nothing is as awake as a stair.", PLACEHOLDER);
  const lost = "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n";
  await content.write("volumes/lost.yaml", lost);
  const { said, status } = await ran(content, "content");
  expect(said).toContain(`Not ready to publish:
  content/volumes/late.yaml:6  still waits for its first quote
  content/volumes/lost.yaml:1  no collection names this volume, so no page links to it
  content/volumes/lost.yaml:4  the volume has no quotes yet`);
  expect(status).toBe(0);
});

test("tells of a mistake with its place, on GitHub as a note on its line", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "shop.");
  await content.change("collections/nights.yaml", "title: Nights", 'title: "Nights');
  const { status, said } = await ran(content, "content");
  const problem = '"shopUrl" is no https address, as in https://shop.example/';
  expect(said).toMatch(/^cannot be read yet .*\/book\/nights$/m);
  expect(said).toContain(`\n  content/site.yaml:4  ${problem}`);
  expect(status).toBe(1);
  const misled = await ran(content, "content", ["--watch"]);
  expect([misled.status, misled.complained]).toEqual([1, expect.stringContaining("is --watch?")]);
  const noted = await ran(content, "content", [], { GITHUB_ACTIONS: "true" });
  expect(noted.said).toContain(`::error file=content/site.yaml,line=4::${problem}`);
});
