import { expect, test } from "vitest";
import { freshContent, toldOf } from "./mistakes.fixture.ts";

const LATE = "volumes/late.yaml";

test("a drawing that is none", async () => {
  const content = await freshContent();
  await content.write("covers/photo.svg", "not really");
  await content.change(LATE, "covers/plain.svg", "covers/photo.svg");
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/late.yaml:3  the picture "covers/photo.svg" cannot be drawn: export it again, as JPEG, PNG or SVG',
  ]);
});

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
  const text = await content.read(LATE);
  await content.write(LATE, Buffer.from(text.replace("title: Late", "title: L\u00e4te"), "latin1"));
  expect(await toldOf(content.folder)).toEqual([
    "content/volumes/late.yaml:2  has letters that cannot be read: save the file as UTF-8",
  ]);
});
