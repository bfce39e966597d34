import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { freshContent } from "../../vite/content/mistakes.fixture.ts";
import { problemLine } from "../../vite/content/problem.ts";
import { checkContent } from "../check.ts";
import { PLACEHOLDER } from "../new-book.ts";
import { toDo } from "./to-do.ts";

async function toDoIn(folder: string) {
  const { left, optional } = toDo(await checkContent(folder));
  return { left: left.map(problemLine), optional: optional.map(problemLine) };
}

test("placeholders are left to do; no price and no author may stay, at a cost", async () => {
  const content = await freshContent();
  expect(await toDoIn(content.folder)).toEqual({
    left: [
      'content/site.yaml:3  "siteUrl" is still a placeholder: https://small-hours.example/',
      'content/site.yaml:4  "shopUrl" is still a placeholder: https://shop.small-hours.example/',
      'content/site.yaml:5  "experienceUrl" is still a placeholder: https://dice.small-hours.example/',
    ],
    optional: [
      "content/site.yaml:1  no price: search engines show the collection without one, and report its offer as incomplete",
      "content/site.yaml:1  no author: the books are listed under the name of the site",
    ],
  });
});

test("the words that stand for the author's name are no name", async () => {
  const content = await freshContent();
  const site = await content.read("site.yaml");
  const offered = await readFile("tests/fixtures/site.yaml", "utf8"); // behind a #
  await content.write("site.yaml", site + /(?<=^# )author: .*\n/m.exec(offered)?.[0]);
  expect((await toDoIn(content.folder)).left).toContain(
    "content/site.yaml:7  still waits for the author's name",
  );
});

test("with everything given, problems and quotes to write are left; warnings may stay", async () => {
  const content = await freshContent();
  const site = await content.read("site.yaml");
  const real = site.replaceAll("small-hours.example", "small-hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  expect(await toDoIn(content.folder)).toEqual({ left: [], optional: [] });

  await content.change("volumes/late.yaml", "Nothing is as awake as a stair.", PLACEHOLDER);
  await content.change("volumes/late.yaml", "Walk up", "The walk up");
  await content.change("collections/nights.yaml", "- early", "- earlier");
  expect(await toDoIn(content.folder)).toEqual({
    left: [
      'content/collections/nights.yaml:6  there is no volume "earlier"',
      "content/volumes/late.yaml:6  still waits for its first quote",
    ],
    optional: [
      expect.stringContaining('no collection names the volume "early"'),
      expect.stringContaining("the example begins with “the”"),
    ],
  });
});
