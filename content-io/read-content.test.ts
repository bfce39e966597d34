import { join } from "node:path";
import sharp from "sharp";
import { runNpmScript } from "../commands/run-command.helper.ts";
import { dataFiles } from "../src/pages/all-pages.data.ts";
import { freshContent, problemLinesOf, readCases } from "./content-problems.helper.ts";
import { openPicture } from "./open-picture.ts";
import { loadContent } from "./read-content.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";
const IGNORED =
  "is ignored: a volume is a file such as volumes/letters-home.yaml, a collection one such as collections/letters.yaml";
const PROBLEMS = readCases("content-problems.test.yaml");

test("sorts collections by id, and volumes by file name", async () => {
  const content = await freshContent();
  const book = (slug: string) => `slug: ${slug}\ntitle: ${slug}\ncoverUrl: covers/plain.svg\n`;
  await content.write("collections/a.yaml", `id: "10"\n${book("mornings")}volumes: [dawn]\n`);
  await content.write("volumes/dawn.yaml", `${book("dawn")}quotes: []\n`);
  const { collections, volumes } = await loadContent(content.folder);
  expect(collections.map(({ slug }) => slug)).toEqual(["nights", "mornings"]);
  expect(volumes.map(({ slug }) => slug)).toEqual(["dawn", "early", "late"]);
});

test("reports a book's id that another book has", async () => {
  const content = await freshContent();
  await content.change(LATE, "slug: late", 'id: "1"\nslug: late');
  expect(await problemLinesOf(content.folder)).toEqual([
    'content/volumes/late.yaml:1  id "1" is already used in content/collections/nights.yaml:1',
  ]);
});

test("reads Windows line ends and a byte order mark", async () => {
  const content = await freshContent();
  const { volumes } = await loadContent(content.folder);
  const text = await content.read(EARLY);
  await content.write(EARLY, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  expect((await loadContent(content.folder)).volumes).toEqual(volumes);
  await content.change(EARLY, / {4}example: >-\r\n.*beside it\.\r\n/, "");
  expect(await problemLinesOf(content.folder)).toEqual([
    'content/volumes/early.yaml:7  quote "e1" has no example',
  ]);
});

test("a valid SITE_URL replaces the site's URL", async () => {
  const { folder } = await freshContent();
  const { site } = await loadContent(folder, "https://preview.example/");
  expect(site.siteUrl).toBe("https://preview.example/");
  await expect(loadContent(folder, "preview.example")).rejects.toThrow(
    'SITE_URL:1  "preview.example" is not an https address',
  );
});

test.each(PROBLEMS)("reports %s", async (_what, file, from, to, ...lines) => {
  const content = await freshContent();
  await content.change(file, from, to);
  expect(await problemLinesOf(content.folder)).toEqual(lines.map((line) => `content/${line}`));
});

test("reports several problems at once, in reading order", async () => {
  const content = await freshContent();
  await content.change("collections/nights.yaml", "- early", "- earlier");
  await content.change(EARLY, "text: >-\n      A lamp is a small opinion.\n    ", "");
  await content.change(EARLY, "title: Early", "title:");
  await content.change(LATE, "title: Late", 'title: "Late');
  expect(await problemLinesOf(content.folder)).toEqual([
    'content/collections/nights.yaml:6  there is no volume "earlier"',
    'content/volumes/early.yaml:3  "title" is empty',
    'content/volumes/early.yaml:12  quote "e2" has no text',
    "content/volumes/late.yaml:2  opens a quotation mark that is never closed",
  ]);
});

test("reports missing files", async () => {
  const pages = dataFiles.map(([kind]) => `pages/${kind}`);
  const missing = [...pages, "site"].map((name) => `content/${name}.yaml:1  the file is missing`);
  expect(await problemLinesOf("nowhere/content")).toEqual(missing);
});

test("reports every file that is not read, except what systems and editors leave behind", async () => {
  const content = await freshContent();
  const left = ["Thumbs.db", "desktop.ini", ".DS_Store", ".late.yaml.swp", "~$late.yaml"];
  const backups = ["late.yaml~", "#late.yaml#", "late.yaml.bak", "late.yaml.crswap"];
  for (const name of [...left, ...backups]) await content.write(`volumes/${name}`, "");
  expect(await problemLinesOf(content.folder)).toEqual([]);

  const poems = ["desktop-poems.yaml", "Thumbs-up.yaml", "desktop.yaml", "~late.yaml"];
  const others = ["dawn.yml", "dusk.yaml.txt", "drafts/may.yaml", "../letters.yaml"];
  for (const name of [...poems, ...others]) await content.write(`volumes/${name}`, "");
  await content.write("pages/bye.yaml", "");
  await content.write("poems/june.yml", "");
  expect(await problemLinesOf(content.folder)).toEqual([
    `content/letters.yaml:1  ${IGNORED}`,
    `content/pages/bye.yaml:1  ${IGNORED}`,
    `content/poems/june.yml:1  ${IGNORED}`,
    "content/volumes/~late.yaml:1  is empty",
    `content/volumes/dawn.yml:1  ${IGNORED}`,
    "content/volumes/desktop-poems.yaml:1  is empty",
    "content/volumes/desktop.yaml:1  is empty",
    `content/volumes/drafts/may.yaml:1  ${IGNORED}`,
    `content/volumes/dusk.yaml.txt:1  ${IGNORED}`,
    "content/volumes/Thumbs-up.yaml:1  is empty",
  ]);
});

test("reports a picture whose file is cut off or too large, and draws a very wide one", async () => {
  const content = await freshContent();
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const photo = sharp({
    create: { width: 600, height: 900, channels: 3, background: "navy", noise },
  });
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const whole = await photo.clone().toFormat(format).toBuffer();
    await content.write(`covers/photo.${format}`, whole.subarray(0, whole.length / 2));
    await content.change(LATE, /covers\/.*/, `covers/photo.${format}`);
    expect(await problemLinesOf(content.folder)).toEqual([
      `content/volumes/late.yaml:3  the picture "covers/photo.${format}" cannot be drawn: export it again, as JPEG, PNG or SVG`,
    ]);
  }
  const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;
  await content.change(LATE, /covers\/.*/, "covers/wide.svg");
  await content.write("covers/wide.svg", svg('width="40000" height="60000"'));
  expect(await problemLinesOf(content.folder)).toHaveLength(1);
  await content.write("covers/wide.svg", svg('width="10000" height="15000"'));
  expect(await problemLinesOf(content.folder)).toEqual([]);
  const { draw } = await openPicture(join(content.folder, "covers/wide.svg"));
  expect((await draw(96).toBuffer({ resolveWithObject: true })).info.width).toBe(96);
});

test("reports wrong encoding and a duplicate id", async () => {
  const content = await freshContent();
  await content.write(LATE, Buffer.from("slug: late\ntitle: L\u00e4te\n", "latin1"));
  const book = "slug: days\ntitle: Days\ncoverUrl: covers/plain.svg\nvolumes: [late]\n";
  await content.write("collections/days.yaml", `id: "1"\n${book}`);
  expect(await problemLinesOf(content.folder)).toEqual([
    'content/collections/nights.yaml:1  id "1" is already used in content/collections/days.yaml:1',
    "content/volumes/late.yaml:2  has garbled letters: save the file as UTF-8",
  ]);
});

test("an invalid file stops the build, without a stack trace", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "http://shop.");
  await content.change(LATE, "id: l1", "id: e1");
  const { status, stdout, stderr } = runNpmScript(content, "build");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.split("\n").filter(Boolean)).toEqual([
    "error during build:",
    "The content has problems:",
    'content/site.yaml:4  "shopUrl" is not an https address: write one such as https://shop.example/',
    'content/volumes/late.yaml:5  quote id "e1" is already used in content/volumes/early.yaml:7',
  ]);
  await expect(content.read("../dist")).rejects.toThrow("ENOENT");
});
