import type { PageData } from "../src/content/page-data.ts";
import { pagesOf } from "../src/pages/pages.data.ts";
import { freshContent } from "./content-problems.helper.ts";
import { checkContent, loadContent } from "./read-content.ts";
import { ogTexts, undrawableTitles } from "./undrawable-titles.ts";

test("names what link previews leave out", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "brand: Small Hours", "brand: Small 盐 Hours 🎲");
  await content.change("volumes/late.yaml", "title: Late", "title: Поздно");
  await content.change("volumes/late.yaml", /text: .*/, "text: Соль");
  const found = await undrawableTitles((await checkContent(content.folder)).filesByKind);
  const reason = "link previews leave out what their fonts cannot draw: ";
  expect(found).toEqual([
    { file: "content/site.yaml", line: 1, reason: `${reason}盐🎲` },
    { file: "content/volumes/late.yaml", line: 2, reason: `${reason}Поздн` },
  ]);
});

test("checks the texts of every link preview, and no others", async () => {
  const { folder } = await freshContent();
  const pages: PageData[] = pagesOf(await loadContent(folder));
  const drawn = pages.flatMap(({ ogImage }) => [ogImage.title, ogImage.subtitle ?? ""]);
  const checked = ogTexts((await checkContent(folder)).filesByKind).map(({ text }) => text);
  const isPart = (part: string, whole: string) => whole.endsWith(part) && part !== "";
  const unchecked = drawn.filter((text) => text && !checked.some((whole) => isPart(text, whole)));
  const undrawn = checked.filter((text) => text && !drawn.some((part) => isPart(part, text)));
  expect([unchecked, undrawn]).toEqual([[], []]);
});
