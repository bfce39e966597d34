import { expect, test } from "vitest";
import { freshContent, toldOf } from "./mistakes.fixture.ts";
import { loadContent } from "./read-content.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";

test("a right folder is read whole, and in order", async () => {
  const content = await freshContent();
  await content.write("collections/a-later-one.yaml", later);
  await content.write("volumes/dawn.yaml", dawn);
  const { site, collections, volumes } = await loadContent(content.folder);
  expect(site.brand).toBe("Small Hours");
  expect(collections.map(({ slug }) => slug)).toEqual(["nights", "mornings"]);
  expect(volumes.map(({ slug }) => slug)).toEqual(["dawn", "early", "late"]);
  expect(volumes[1]?.quotes[0]).toEqual({
    id: "e1",
    text: "The kettle knows the hour.",
    example: "Boil water and wait beside it.",
  });
});

test("a file from Windows reads the same: byte order mark and line ends", async () => {
  const content = await freshContent();
  const { volumes } = await loadContent(content.folder);
  const text = await content.read(EARLY);
  await content.write(EARLY, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  expect((await loadContent(content.folder)).volumes).toEqual(volumes);
  await content.change(EARLY, / {4}example: >-\r\n.*beside it\.\r\n/, "");
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/early.yaml:7  quote "e1" has no example',
  ]);
});

test("another address can stand in for the site's, if it is one", async () => {
  const { folder } = await freshContent();
  const { site } = await loadContent(folder, "https://preview.example/");
  expect(site.siteUrl).toBe("https://preview.example/");
  await expect(loadContent(folder, "preview.example")).rejects.toThrow(
    'SITE_URL:1  "preview.example" is no https address',
  );
});

test("several problems come all at once, in reading order", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "tagline: a line at a time\n", "");
  await content.change("site.yaml", "https://dice.", "ftp://dice.");
  await content.change("collections/nights.yaml", "- early", "- earlier");
  await content.change(EARLY, "text: >-\n      A lamp is a small opinion.\n    ", "");
  await content.change(EARLY, "subtitle: Volume One", "subtitle:");
  await content.change(LATE, "title: Late", 'title: "Late');
  expect(await toldOf(content.folder)).toEqual([
    'content/collections/nights.yaml:6  there is no volume "earlier"',
    'content/site.yaml:1  "tagline" is missing',
    'content/site.yaml:4  "experienceUrl" is no https address, as in https://shop.example/',
    'content/volumes/early.yaml:4  "subtitle" is empty',
    'content/volumes/early.yaml:12  quote "e2" has no text',
    "content/volumes/late.yaml:2  opens a quotation mark that is never closed",
  ]);
});

const later = `id: "10"
slug: mornings
title: Mornings
coverUrl: covers/plain.svg
volumes: [dawn]
`;
const dawn = `slug: dawn
title: Dawn
coverUrl: covers/plain.svg
quotes: []
`;
