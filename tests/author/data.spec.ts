import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../vite/content/load";
import { type Data, things } from "../head";
import { CACHE_DIR } from "../paths";
import { CONTENT_DIR, DIST_DIR, expect, PAGES, test } from "./site";

const { site, collections } = await loadContent(CONTENT_DIR);

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

test("every page's data is made of schema.org's types, by the compiler's word", () => {
  test.setTimeout(120_000);
  const folder = join(CACHE_DIR, "structured-data");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "pages.ts"),
    `import type { Graph } from "schema-dts";
    export const pages: Graph[] = [${PAGES.flatMap(scripts).join(",\n")}];`,
  );
  const options = ["--noEmit", "--strict", "--ignoreConfig", "--module", "esnext"];
  const { stdout } = spawnSync(
    "npx",
    ["--no-install", "tsc", ...options, "--moduleResolution", "bundler", join(folder, "pages.ts")],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("");
});

test("each page is marked up as what it is, and only the buy page as a product", () => {
  const kinds = (path: string) => graphOf(path).map((thing) => thing["@type"]);
  expect(kinds("/")).toEqual(["WebSite"]);
  expect(kinds("/buy-books")).toEqual(["Product", "BreadcrumbList"]);
  expect(kinds("/roll-the-dice")).toEqual(["WebApplication", "BreadcrumbList"]);
  expect(kinds("/add-to-home-screen")).toEqual(["BreadcrumbList"]);
  for (const path of PAGES.filter((path) => path.startsWith("/book/"))) {
    expect(kinds(path)).toEqual(["Book", "BreadcrumbList"]);
  }
});

test("nothing lacks what its type needs, and nothing is invented", () => {
  for (const path of PAGES) {
    for (const thing of things(graphOf(path))) {
      const type = String(thing["@type"]);
      const required = REQUIRED[type];
      expect(required, `${path}: ${type}`).toBeDefined();
      for (const field of required ?? []) expect(thing, `${path}: ${type}`).toHaveProperty(field);
    }
    expect(scripts(path).join()).not.toMatch(/"(aggregateRating|review)"/);
  }
});

test("author and price are told exactly if the author gave them", () => {
  for (const path of PAGES.filter((path) => path.startsWith("/book/"))) {
    const [book] = graphOf(path);
    expect((book?.author as Data | undefined)?.name, path).toBe(site.author);
  }
  const [product] = graphOf("/buy-books");
  const { price, ...offer } = (product?.offers ?? {}) as Data;
  expect(price === undefined ? undefined : Number(price)).toBe(site.price);
  expect(offer).toMatchObject({
    url: site.shopUrl,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  });
});

test("addresses in the data are whole, and pictures are there", () => {
  for (const path of PAGES) {
    for (const { url, item, image } of things(graphOf(path))) {
      for (const address of [url, item, image].filter((value) => value !== undefined)) {
        expect(address, path).toMatch(/^https:\/\//);
      }
      if (typeof image === "string") readFileSync(join(DIST_DIR, new URL(image).pathname));
    }
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("what is marked up can be read on the page", async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of PAGES) {
      await page.goto(path);
      const main = page.getByRole("main");
      const marked = things(graphOf(path)).flatMap((thing) => [
        thing.name,
        thing.text,
        thing.description,
      ]);
      // A name may be a title and a subtitle, a description a list: the page shows each alone.
      const parts = marked.flatMap((text) => (typeof text === "string" ? text.split(", ") : []));
      expect(parts.length, path).toBeGreaterThan(0);
      for (const part of new Set(parts)) await expect(main, path).toContainText(part);
    }
  });
});

test("breadcrumbs lead from the books down to the page", () => {
  const trail = (path: string) => {
    const list = graphOf(path).find((thing) => thing["@type"] === "BreadcrumbList");
    return things(list?.itemListElement).map(({ position, item }) => [
      position,
      new URL(String(item)).pathname,
    ]);
  };
  expect(trail("/buy-books")).toEqual([
    [1, "/"],
    [2, "/buy-books"],
  ]);
  const [collection] = collections;
  const volume = `/book/${collection?.volumes[0]}`;
  expect(trail(volume)).toEqual([
    [1, "/"],
    [2, `/book/${collection?.slug}`],
    [3, volume],
  ]);
});

/** The page's JSON-LD as it is written in its file. */
function scripts(path: string) {
  const html = readFileSync(join(DIST_DIR, path === "/" ? "index.html" : `${path}.html`), "utf8");
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => text,
  );
}

function graphOf(path: string): Data[] {
  return scripts(path).flatMap((text) => JSON.parse(text)["@graph"]);
}
