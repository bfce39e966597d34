import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { tokenColour } from "../../vite/token-colour";
import { type Data, headOf, textOf, things } from "../helpers/head";
import { content, DIST_DIR, FAILURES, htmlOf, isBook, PAGES, read } from "./site";

const { site } = content;
const heads = PAGES.map((path) => ({ path, ...headOf(htmlOf(path)) }));
const MAX_PICTURE_BYTES = 150_000;

test.each(heads)(
  "$path states title, address, description and link preview once",
  ({ path, titles, canonicals, meta, data }) => {
    const [description = ""] = meta.description ?? [];
    expect(titles).toEqual([
      path === "/" ? site.brand : expect.stringMatching(new RegExp(`^\\S.* \\| ${site.brand}$`)),
    ]);
    expect(canonicals).toEqual([new URL(path, site.siteUrl).href]);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(meta).toMatchObject({
      description: [description],
      "theme-color": [tokenColour("bg")],
      "og:type": ["website"],
      "og:site_name": [site.brand],
      "og:title": [expect.stringMatching(/\w/)],
      "og:description": [description],
      "og:url": canonicals,
      "og:image:alt": [expect.stringMatching(/\w/)],
      "twitter:card": ["summary_large_image"],
    });
    expect(meta).not.toHaveProperty("robots");
    expect(data).toHaveLength(1);
  },
);

test.each(heads)("$path has a link-preview image of 1200 by 630", async ({ meta }) => {
  expect(meta["og:image"]).toHaveLength(1);
  const { origin, pathname } = new URL(meta["og:image"]?.[0] ?? "");
  expect(origin).toBe(new URL(site.siteUrl).origin);
  expect(pathname).toMatch(/^\/share\/.+\.jpg$/);
  const file = join(DIST_DIR, pathname);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([["1200"], ["630"]]);
  expect(statSync(file).size).toBeLessThan(MAX_PICTURE_BYTES);
});

test("uses each title, description and link-preview image once", () => {
  const unique = (values: (string | undefined)[]) => new Set(values).size;
  expect(unique(heads.map(({ titles }) => titles[0]))).toBe(PAGES.length);
  expect(unique(heads.map(({ meta }) => meta.description?.[0]))).toBe(PAGES.length);
  expect(unique(heads.map(({ meta }) => meta["og:image"]?.[0]))).toBe(PAGES.length);
  expect(readdirSync(join(DIST_DIR, "share"))).toHaveLength(PAGES.length);
});

test.each(FAILURES)("%s stays out of search and has no structured data", (path) => {
  const head = headOf(htmlOf(path));
  expect(head).toMatchObject({ titles: [expect.anything()], canonicals: [], data: [] });
  expect(head.meta.robots).toEqual(["noindex"]);
  expect(Object.keys(head.meta).filter((name) => name.startsWith("og:"))).toEqual([]);
});

test("lists every page in the sitemap and in llms.txt", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${new URL("/sitemap.xml", site.siteUrl)}`);
  const pages = PAGES.map((path) => new URL(path, site.siteUrl).href);
  const listed = read("sitemap.xml").match(/(?<=<loc>).*?(?=<\/loc>)/g);
  expect(listed?.sort()).toEqual(pages.sort());
  const external = [site.shopUrl, site.experienceUrl];
  const told = read("llms.txt").match(/(?<=\()https:[^)]*(?=\))/g) ?? [];
  expect(told.length).toBeGreaterThan(external.length);
  expect([...pages, ...external]).toEqual(expect.arrayContaining(told));
});

/** What search engines ask of each type, and what this site promises besides. */
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
  "/add-to-home-screen": ["BreadcrumbList"],
};

describe.each(heads)("the data of $path", ({ path, data }) => {
  const graph = data[0]?.["@graph"] ?? [];
  const all = things(graph);

  test("has the types of the page, with what each requires", () => {
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
  });

  test("states author and price only if they are given", () => {
    const [{ author, offers } = {} as Data] = graph;
    if (isBook(path)) expect((author as Data | undefined)?.name).toBe(site.author);
    if (path !== "/buy-books") return;
    const { price, ...offer } = offers as Data;
    expect(price === undefined ? undefined : Number(price)).toBe(site.price);
    expect(offer).toMatchObject({
      url: site.shopUrl,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    });
  });

  test("has absolute addresses, and images that exist", () => {
    const addresses = all.flatMap(({ url, item, image }) => [url, item, image]).filter(Boolean);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    for (const { image } of all) if (image) read(new URL(String(image)).pathname);
  });

  test("says nothing that the page does not show", () => {
    const shown = textOf(/<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? "");
    const marked = all.flatMap(({ name, text, description }) => [name, text, description]);
    // A name may be a title and a subtitle, a description a list: the page shows each alone.
    const parts = marked.flatMap((text) => (typeof text === "string" ? text.split(", ") : []));
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(shown).toContain(part);
  });
});
