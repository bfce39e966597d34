import { readdirSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import { tokenColor } from "../../vite/token-color.ts";
import { parseHead, things } from "../helpers/parse-head.ts";
import { content, DIST_DIR, documentOf, files, htmlOf, isBook, PAGES, read } from "./site.ts";

const { site } = content;
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
      "og:type": ["website"],
      "og:site_name": [site.brand],
      "og:title": [expect.stringMatching(/\S/)],
      "og:description": [description],
      "og:url": canonicals,
      "og:image": [expect.stringMatching(`^${new URL("/share/", site.siteUrl)}.+\\.jpg$`)],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringMatching(/\S/)],
      "twitter:card": ["summary_large_image"],
    });
    expect(meta).not.toHaveProperty("robots");
    expect(files).toContain(new URL(meta["og:image"]?.[0] ?? "").pathname.slice(1));
    expect(data).toHaveLength(1);
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

/** Properties that search engines require of each type, and those that this site adds. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ["name", "url"],
  Book: ["name", "url"],
  Person: ["name"],
  Quotation: ["text"],
  Product: ["name", "description", "image", "offers"],
  Offer: ["url", "priceCurrency", "availability"],
  WebApplication: ["name", "description", "url", "applicationCategory", "operatingSystem"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};
const KINDS: Record<string, string[]> = {
  "/": ["WebSite"],
  "/buy-books": ["Product", "BreadcrumbList"],
  "/roll-the-dice": ["WebApplication", "BreadcrumbList"],
};

describe.each(heads)("the data of $path", ({ path, data }) => {
  const graph = data[0]?.["@graph"] ?? [];
  const all = things(graph);

  test("has the page's types, their properties and existing images", () => {
    const kinds = graph.map((thing) => thing["@type"]);
    expect(kinds).toEqual(
      isBook(path) ? ["Book", "BreadcrumbList"] : (KINDS[path] ?? ["BreadcrumbList"]),
    );
    for (const thing of all) {
      const required = REQUIRED[String(thing["@type"])];
      expect(required, `${thing["@type"]}`).toBeDefined();
      for (const field of required ?? []) expect(thing).toHaveProperty(field);
    }
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review)"/);
    const urls = all.flatMap(({ url, item, image }) => [url, item, image]).filter(Boolean);
    for (const link of urls) expect(link).toMatch(/^https:\/\//);
    for (const { image } of all) if (image) read(new URL(String(image)).pathname);
  });

  test("contains only what the page shows", () => {
    const shown = documentOf(path).querySelector("main")?.text.replace(/\s+/g, " ");
    const marked = all.flatMap(({ name, text, description }) => [name, text, description]);
    // A name may join title and subtitle, and a description a list; the page shows each separately.
    const parts = marked.flatMap((text) => (typeof text === "string" ? text.split(", ") : []));
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(shown).toContain(part);
  });
});
