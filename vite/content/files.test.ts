import { expect, test } from "vitest";
import { freshContent, toldOf } from "./mistakes.fixture.ts";

test("files that are missing", async () => {
  expect(await toldOf("nowhere/content")).toEqual([
    "content/pages/book.yaml:1  the file is missing",
    "content/pages/buy.yaml:1  the file is missing",
    "content/pages/dice.yaml:1  the file is missing",
    "content/pages/guide.yaml:1  the file is missing",
    "content/pages/home.yaml:1  the file is missing",
    "content/site.yaml:1  the file is missing",
  ]);
});

test("a name that does not end in .yaml", async () => {
  const content = await freshContent();
  await content.write("volumes/dawn.yml", "");
  await content.write("volumes/dusk.yaml.txt", "");
  await content.write("volumes/noon.rtf", "");
  await content.write("volumes/.DS_Store", "");
  await content.write("letters.yaml", "");
  expect(await toldOf(content.folder)).toEqual([
    "content/letters.yaml:1  is left out: move it into the folder volumes, collections or pages",
    "content/volumes/dawn.yml:1  is left out: its name must end in .yaml",
    "content/volumes/dusk.yaml.txt:1  is left out: its name must end in .yaml",
    "content/volumes/noon.rtf:1  is left out: its name must end in .yaml",
  ]);
});

test("letters that are not UTF-8", async () => {
  const content = await freshContent();
  const text = "slug: late\ntitle: L\u00e4te\n";
  await content.write("volumes/late.yaml", Buffer.from(text, "latin1"));
  expect(await toldOf(content.folder)).toEqual([
    "content/volumes/late.yaml:2  has garbled letters: save the file as UTF-8",
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
