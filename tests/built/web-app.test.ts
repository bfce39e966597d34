import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
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

test("the manifest says all that a phone shows", () => {
  expect(manifest).toMatchObject({
    id: "/",
    name: content.site.brand,
    short_name: content.site.shortName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: tokenColour("ink"),
    theme_color: tokenColour("ink"),
  });
  expect(manifest.description.length).toBeGreaterThan(40);
  expect(manifest.prefer_related_applications).toBeUndefined();
});

test("its shortcuts lead to the collections", () => {
  const titles = content.collections.map(({ title }) => title);
  expect(shortcuts.map(({ name }) => name)).toEqual(titles);
  for (const { url } of shortcuts) expect(htmlOf(url)).toMatch(/<h1\b/);
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)])(
  "$src opens, and has the type and size that the manifest claims",
  async ({ src, sizes, type }) => {
    const picture = sharp(join(DIST_DIR, src));
    const { format, width, height } = await picture.metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    await picture.stats();
  },
);

test("the maskable icon fills its square, and its mark survives any mask", async () => {
  const plain = icons.filter(({ purpose = "any" }) => purpose === "any");
  expect(plain.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  const [icon] = icons.filter(({ purpose }) => purpose === "maskable");
  const { data, info } = await sharp(join(DIST_DIR, icon?.src ?? ""))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const centre = (info.width - 1) / 2;
  let seeThrough = 0;
  let headOutside = 0;
  let markInside = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      const isMark = (data[at] ?? 0) > 200;
      const isSafe = Math.hypot(x - centre, y - centre) <= info.width * 0.4;
      const isHead = y < info.height * 0.6; // below it the ray runs out by design
      if (data[at + 3] !== 255) seeThrough++;
      if (isMark && isSafe) markInside++;
      if (isMark && isHead && !isSafe) headOutside++;
    }
  }
  expect({ seeThrough, headOutside }).toEqual({ seeThrough: 0, headOutside: 0 });
  expect(markInside).toBeGreaterThan(info.width * info.height * 0.1);
});

test("iPhones and old browsers find their icons", async () => {
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

test("its screenshots are small, and of shapes that browsers accept", () => {
  for (const form of ["narrow", "wide"]) {
    const shots = screenshots.filter(({ form_factor }) => form_factor === form);
    expect(shots.length).toBeGreaterThanOrEqual(2);
    expect(new Set(shots.map(({ sizes }) => sizes)).size).toBe(1);
  }
  for (const { src, label, sizes, form_factor } of screenshots) {
    expect(readFileSync(join(DIST_DIR, src)).length, src).toBeLessThan(150_000);
    expect(label).toBeTruthy();
    const [width = 0, height = 0] = sizes.split("x").map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width < height).toBe(form_factor === "narrow");
  }
});
