import { expect, test } from "vitest";
import { freshContent, toldOf } from "./mistakes.fixture.ts";

test("a slug used by a collection and a volume", async () => {
  const content = await freshContent();
  await content.change("collections/nights.yaml", "slug: nights", "slug: late");
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/late.yaml:1  slug "late" is already used in content/collections/nights.yaml:2',
  ]);
});

test("two collections with one id", async () => {
  const content = await freshContent();
  const nights = await content.read("collections/nights.yaml");
  const days = nights.replace("slug: nights", "slug: days").replace("title: Nights", "title: Days");
  await content.write("collections/days.yaml", days);
  expect(await toldOf(content.folder)).toEqual([
    'content/collections/nights.yaml:1  id "1" is already used in content/collections/days.yaml:1',
  ]);
});

test("a place for the buy card that is nowhere", async () => {
  const content = await freshContent();
  await content.change("pages/home.yaml", 'afterBook: "1"', 'afterBook: "7"');
  expect(await toldOf(content.folder)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.yaml:\d+ {2}there is no collection with the id "7"$/,
    ),
  ]);
});
