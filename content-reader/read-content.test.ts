import { join } from "node:path";
import sharp from "sharp";
import { dataFiles } from "../src/pages/all-pages.data.ts";
import { freshContent, problemLinesOf, readCases } from "../tests/helpers/content-problems.ts";
import { loadContent } from "./read-content.ts";
import { readPicture } from "./read-picture.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";
const IGNORED =
  "is ignored: the name of a volume or collection ends in .yaml, as letters-home.yaml";
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

test("a field that may be missing may be empty", async () => {
  const content = await freshContent();
  await content.change("site.yaml", /$/, 'price:\nauthor: "  "\n');
  await content.change(EARLY, "subtitle: Volume One", "subtitle:");
  expect(await problemLinesOf(content.folder)).toEqual([]);
});

test("reports several problems at once, in reading order", async () => {
  const content = await freshContent();
  await content.change("collections/nights.yaml", "- early", "- earlier");
  await content.change(EARLY, "text: >-\n      A lamp is a small opinion.\n    ", "");
  await content.change(EARLY, "title: Early", "title:");
  await content.change(LATE, "title: Late", 'title: "Late');
  expect(await problemLinesOf(content.folder)).toEqual([
    'content/collections/nights.yaml:6  there is no volume "earlier": choose from early, late',
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

test("reports texts beside the books that nothing reads", async () => {
  const content = await freshContent();
  for (const name of ["Thumbs.db", ".DS_Store", "._late.yaml", "~$late.docx", "late.yaml.crswap"])
    await content.write(`volumes/${name}`, "");
  await content.write("volumes/dawn.yml", "");
  await content.write("collections/dusk.yaml.txt", "");
  expect(await problemLinesOf(content.folder)).toEqual([
    `content/collections/dusk.yaml.txt:1  ${IGNORED}`,
    `content/volumes/dawn.yml:1  ${IGNORED}`,
  ]);
});

test("reports a photograph that is cut off and a drawing that is too large, also in a build", async () => {
  const content = await freshContent();
  const photo = sharp({ create: { width: 600, height: 900, channels: 3, background: "navy" } });
  const whole = await photo.jpeg().toBuffer();
  await content.write("covers/photo.jpg", whole.subarray(0, whole.length / 2));
  await content.change(EARLY, /covers\/.*/, "covers/photo.jpg");
  const svg = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
  await content.write("covers/large.svg", svg(50_000));
  await content.change(LATE, /covers\/.*/, "covers/large.svg");
  const remedy = "cannot be drawn: export it again, as JPEG, PNG or SVG";
  const lines = [
    `content/volumes/early.yaml:5  the picture "covers/photo.jpg" ${remedy}`,
    `content/volumes/late.yaml:3  the picture "covers/large.svg" ${remedy}`,
  ];
  expect(await problemLinesOf(content.folder)).toEqual(lines);
  await expect(loadContent(content.folder)).rejects.toThrow(lines.join("\n")); // stops a build

  await content.write("covers/large.svg", svg(12_000)); // wider than sharp draws at 72 dots per inch
  expect(await problemLinesOf(content.folder)).toEqual(lines.slice(0, 1));
  const { draw } = await readPicture(join(content.folder, "covers/large.svg"));
  expect((await draw(96).toBuffer({ resolveWithObject: true })).info.width).toBe(96);
});
