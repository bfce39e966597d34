import { readdirSync } from "node:fs";
import { join } from "node:path";
import { tokenColor } from "../../build/token-color.ts";
import { NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import { parseHead } from "../helpers/parse-head.ts";
import { content, DIST_DIR, documentOf, files, htmlOf, PAGES, read } from "./site.ts";

const { site } = content;
const PAGES_WITH_DATA = ["/buy-books", "/roll-the-dice"];
const heads = PAGES.map((path) => ({ path, ...parseHead(htmlOf(path)) }));

test.each(heads)(
  "$path has one title, URL, description and link preview",
  ({ path, titles, canonicals, meta, data }) => {
    const [description = ""] = meta.description ?? [];
    expect(titles).toHaveLength(1);
    expect(titles[0]?.endsWith(path === "/" ? site.brand : ` | ${site.brand}`)).toBe(true);
    expect(canonicals).toEqual([new URL(path, site.siteUrl).href]);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(meta).toMatchObject({
      description: [description],
      "theme-color": [tokenColor("bg")],
      "og:title": [expect.stringMatching(/\S/)],
      "og:description": [description],
      "og:url": canonicals,
      "og:image": [expect.stringMatching(`^${new URL("/share/", site.siteUrl)}.+\\.jpg$`)],
      "twitter:card": ["summary_large_image"],
    });
    expect(meta).not.toHaveProperty("robots");
    expect(files).toContain(new URL(meta["og:image"]?.[0] ?? "").pathname.slice(1));
    expect(data).toHaveLength(PAGES_WITH_DATA.includes(path) ? 1 : 0);
  },
);

test("pages share no title, description or link preview", () => {
  for (const name of ["og:title", "description", "og:image"])
    expect(new Set(heads.map(({ meta }) => meta[name]?.[0])).size, name).toBe(PAGES.length);
  expect(readdirSync(join(DIST_DIR, "share"))).toHaveLength(PAGES.length);
});

test.each(NOT_FOUND_PATHS)("%s is not indexed and has no structured data", (path) => {
  const head = parseHead(htmlOf(path));
  expect(head).toMatchObject({ titles: [expect.anything()], canonicals: [], data: [] });
  expect(head.meta.robots).toEqual(["noindex"]);
  expect(Object.keys(head.meta).filter((name) => name.startsWith("og:"))).toEqual([]);
});

test.each([
  ["/buy-books", { "@type": "Product", offers: { priceCurrency: "USD" } }],
  ["/roll-the-dice", { "@type": "WebApplication" }],
])("the data of %s contains only what the page shows", (path, kind) => {
  const [thing = {}] = parseHead(htmlOf(path)).data;
  expect(thing).toMatchObject({ "@context": "https://schema.org", ...kind });
  expect(JSON.stringify(thing)).not.toMatch(/"(aggregateRating|review)"/);
  const { name, description, image } = thing;
  const shown = documentOf(path).querySelector("main")?.text.replace(/\s+/g, " ");
  // A description may be a list; the page shows each part separately.
  for (const part of `${name}, ${description}`.split(", ")) expect(shown).toContain(part);
  if (image) read(new URL(`${image}`).pathname);
});
