import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { bookPath } from "../../src/content/addresses";
import { tokenColour } from "../../vite/token-colour";
import { content, DIST_DIR, files, htmlOf, read } from "./site";

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: "narrow" | "wide";
  label?: string;
}

const manifest = JSON.parse(read("manifest.webmanifest"));
const icons: Image[] = manifest.icons;
const screenshots: Image[] = manifest.screenshots;
const shortcuts: { name: string; url: string; icons: Image[] }[] = manifest.shortcuts;

test("names the site, its start and its colours in the manifest", () => {
  expect(manifest).toMatchObject({
    id: "/",
    name: content.site.brand,
    short_name: content.site.shortName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: tokenColour("bg"),
    theme_color: tokenColour("bg"),
  });
  expect(manifest.description.length).toBeGreaterThan(40);
  expect(manifest.prefer_related_applications).toBeUndefined();
});

test("leads from the app's shortcuts to the collections", () => {
  const led = shortcuts.map(({ name, url }) => [name, url]);
  expect(led).toEqual(content.collections.map((book) => [book.title, bookPath(book)]));
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)])(
  "$src has the type and size that the manifest states",
  async ({ src, sizes, type }) => {
    const picture = sharp(join(DIST_DIR, src));
    const { format, width, height } = await picture.metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    await picture.stats();
  },
);

test("has an opaque maskable icon whose logo survives any mask", async () => {
  const plain = icons.filter(({ purpose = "any" }) => purpose === "any");
  expect(plain.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  const maskable = icons.find(({ purpose }) => purpose === "maskable");
  const icon = sharp(join(DIST_DIR, maskable?.src ?? ""));
  expect(await icon.stats()).toMatchObject({ isOpaque: true });
  const { width } = await icon.metadata();
  // Masks may cut all but a circle of 80 %; below 60 % of the height the ray reaches the edge.
  const top = { left: 0, top: 0, width, height: Math.floor(width * 0.1) };
  const side = { left: 0, top: 0, width: Math.floor(width * 0.2), height: Math.floor(width * 0.6) };
  const brightest = async (box: Region) => {
    const cut = await sharp(await icon.clone().extract(box).toBuffer()).stats();
    return Math.max(...cut.channels.map(({ max }) => max));
  };
  for (const box of [top, side, { ...side, left: width - side.width }]) {
    expect(await brightest(box)).toBeLessThan(200);
  }
  expect(await brightest({ left: 0, top: 0, width, height: width })).toBeGreaterThan(200);
});

test("links the icons of iPhones and old browsers", async () => {
  const named = htmlOf("/").match(/(?<=rel="(apple-touch-)?icon" href="\/)[^"]+/g);
  expect(named).toEqual(["favicon.ico", "favicon.svg", "apple-touch-icon.png"]);
  expect(files).toEqual(expect.arrayContaining(named ?? []));
  const touch = sharp(join(DIST_DIR, "apple-touch-icon.png"));
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await touch.stats()).toMatchObject({ isOpaque: true });

  const ico = readFileSync(join(DIST_DIR, "favicon.ico"));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const inside = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect(inside).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("has small screenshots of shapes that browsers accept", () => {
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(
    expect.arrayContaining(["narrow", "wide"]),
  );
  for (const { src, label, sizes, form_factor } of screenshots) {
    expect(readFileSync(join(DIST_DIR, src)).length, src).toBeLessThan(150_000);
    expect(label).toBeTruthy();
    const [width = 0, height = 0] = sizes.split("x").map(Number);
    const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
    expect([short >= 320, long <= 3840, long / short <= 2.3], src).toEqual([true, true, true]);
    expect(width < height).toBe(form_factor === "narrow");
  }
});
