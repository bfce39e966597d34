import { join } from "node:path";
import sharp from "sharp";
import { parsePictureFileName } from "../../src/shared/paths.ts";
import { content, DIST_DIR, documentOf, files, precached, read } from "./site.ts";

type Icon = Record<"src" | "sizes" | "type" | "purpose", string>;

const manifest = JSON.parse(read("manifest.webmanifest"));
const icons: Icon[] = manifest.icons;

test("names the site and its start in the manifest", () => {
  const { brand: name, shortName: short_name } = content.site;
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone", name, short_name });
});

test.each(icons)("$src has the type and size that the manifest states", async (icon) => {
  const { format, width, height } = await sharp(join(DIST_DIR, icon.src)).metadata();
  expect([`image/${format}`, `${width}x${height}`]).toEqual([icon.type, icon.sizes]);
});

test("has maskable, Apple and legacy icons", async () => {
  expect(icons.map(({ purpose = "any" }) => purpose)).toContain("maskable");
  const links = documentOf("/").querySelectorAll("link[rel$=icon]");
  const named = links.map(({ attributes }) => attributes.href);
  expect(named).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
  for (const name of named) read(`${name}`);
  for (const opaque of ["apple-touch-icon.png", icons.at(-1)?.src ?? ""])
    expect(await sharp(join(DIST_DIR, opaque)).stats()).toMatchObject({ isOpaque: true });
});

test("precaches every page, script, style, font and picture once", () => {
  expect(new Set(precached).size).toBe(precached.length);
  const wanted = files.filter(
    (name) => /\.(html|js|css|woff2)$/.test(name) && !/^sw\.js$|404\.html$/.test(name),
  );
  expect(precached).toEqual(expect.arrayContaining(wanted));
  const names = (list: string[]) => list.flatMap((path) => parsePictureFileName(path)?.name ?? []);
  expect(names(precached).sort()).toEqual([...new Set(names(files))].sort());
});
