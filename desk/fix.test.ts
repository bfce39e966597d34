import { expect, test } from "vitest";
import { freshContent, toldOf } from "../vite/content/mistakes.fixture.ts";
import { fixFolder, withIds } from "./fix.ts";

const LATE = "volumes/late.yaml";

test("ids left out are given, those that are there stay, and nothing else moves", async () => {
  const content = await freshContent();
  const added = `  - text: >-
      A door is a wall with manners.
    example: >-
      Hold one open.
  -
    id:
    text: Second.
    example: Count the doors you pass today.
`;
  await content.write(LATE, (await content.read(LATE)) + added);
  expect(await toldOf(content.folder)).toEqual([
    "content/volumes/late.yaml:10  quote 2 has no id: write id: l2, or npm run content -- --fix does it",
    'content/volumes/late.yaml:15  quote 3: "id" is empty',
  ]);
  const before = await content.read(LATE);
  expect(await fixFolder(content.folder)).toEqual([
    { file: "content/volumes/late.yaml", done: ["ids given: l2, l3"] },
  ]);
  expect(await content.read(LATE)).toBe(
    before
      .replace("- text: >-\n      A door", "- id: l2\n    text: >-\n      A door")
      .replace("id:\n", "id: l3\n"),
  );
  expect(await toldOf(content.folder)).toEqual([]);
  expect(await fixFolder(content.folder)).toEqual([]);
});

test("an id of another volume is not given", () => {
  const text = "slug: dusk\nquotes:\n  - id: d1\n    text: a\n  - text: b\n";
  expect(withIds(text, new Set(["d1", "d2"])).given).toEqual(["d3"]);
});

test("odd letters are mended where there is one way, in every file", async () => {
  const content = await freshContent();
  await content.change(LATE, "Nothing is as", "Nothing itâ€™s\u00A0as\u00AD");
  await content.change("site.yaml", "a line at", "a\u200B line\u2028at");
  expect(await fixFolder(content.folder)).toEqual([
    { file: "content/site.yaml", done: ["odd letters mended"] },
    { file: "content/volumes/late.yaml", done: ["odd letters mended"] },
  ]);
  expect(await content.read(LATE)).toContain("Nothing it’s as awake");
  expect(await content.read("site.yaml")).toContain("tagline: a line at a time");
});

test("a file from Windows or an old Macintosh is mended too", async () => {
  const content = await freshContent();
  const text = await content.read(LATE);
  const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  await content.write(LATE, windows.replace("- id: l1\r\n    ", "- "));
  await fixFolder(content.folder);
  expect(await content.read(LATE)).toBe(windows);
  await content.write(LATE, text.replaceAll("\n", "\r"));
  await fixFolder(content.folder);
  expect(await content.read(LATE)).toBe(text);
});

test("a file that cannot be read keeps its bytes", async () => {
  const content = await freshContent();
  await content.change(LATE, "title: Late", 'title: "Late');
  expect(await fixFolder(content.folder)).toEqual([]);
});
