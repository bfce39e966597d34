import { join } from "node:path";
import sharp from "sharp";
import { bookPath } from "../../src/shared/paths.ts";
import { content, DIST_DIR, documentOf, files, read } from "./site.ts";

type Image = Record<"src" | "sizes" | "type" | "purpose", string>;
type WithImages = Record<"icons" | "screenshots", Image[]>;

const manifest = JSON.parse(read("manifest.webmanifest"));
const { icons, screenshots }: WithImages = manifest;
const shortcutIcons = manifest.shortcuts.flatMap((shortcut: WithImages) => shortcut.icons);

test("names the site, its start and its books in the manifest", () => {
  const { brand: name, shortName: short_name } = content.site;
  const shortcuts = content.homeBooks.map((book) => ({ name: book.title, url: bookPath(book) }));
  const start = { id: "/", start_url: "/", scope: "/", display: "standalone" };
  expect(manifest).toMatchObject({ ...start, name, short_name, shortcuts });
});

test.each<Image>([...icons, ...screenshots, ...shortcutIcons])(
  "$src has the type and size that the manifest states",
  async ({ src, sizes, type }) => {
    const picture = sharp(join(DIST_DIR, src));
    const { format, width, height } = await picture.metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    await picture.stats(); // the whole picture can be decoded
  },
);

test("has maskable, Apple and legacy icons", async () => {
  const sizes = icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  const links = documentOf("/").querySelectorAll("link[rel$=icon]");
  const named = links.map(({ attributes }) => attributes.href?.slice(1));
  expect(named).toEqual(["favicon.ico", "favicon.svg", "apple-touch-icon.png"]);
  expect(files).toEqual(expect.arrayContaining(named));
  for (const opaque of ["apple-touch-icon.png", icons.at(-1)?.src ?? ""])
    expect(await sharp(join(DIST_DIR, opaque)).stats()).toMatchObject({ isOpaque: true });
});
