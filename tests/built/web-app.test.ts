import { join } from "node:path";
import sharp from "sharp";
import { bookPath } from "../../src/content/addresses";
import { tokenColour } from "../../vite/token-colour";
import { content, DIST_DIR, files, htmlOf, read } from "./site";

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest = JSON.parse(read("manifest.webmanifest"));
const icons: Image[] = manifest.icons;
const screenshots: Image[] = manifest.screenshots;
const shortcuts: { icons: Image[] }[] = manifest.shortcuts;

test("names the site, its start, colours and collections in the manifest", () => {
  expect(manifest).toMatchObject({
    id: "/",
    name: content.site.brand,
    short_name: content.site.shortName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: tokenColour("bg"),
    theme_color: tokenColour("bg"),
    shortcuts: content.collections.map((book) => ({ name: book.title, url: bookPath(book) })),
  });
  expect(manifest.description.length).toBeGreaterThan(40);
  expect(manifest.prefer_related_applications).toBeUndefined();
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

test("has icons for any mask, iPhones and old browsers", async () => {
  const sizes = icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  const named = htmlOf("/").match(/(?<=rel="(apple-touch-)?icon" href="\/)[^"]+/g);
  expect(named).toEqual(["favicon.ico", "favicon.svg", "apple-touch-icon.png"]);
  expect(files).toEqual(expect.arrayContaining(named ?? []));
  for (const opaque of ["apple-touch-icon.png", icons.at(-1)?.src ?? ""])
    expect(await sharp(join(DIST_DIR, opaque)).stats()).toMatchObject({ isOpaque: true });
});
