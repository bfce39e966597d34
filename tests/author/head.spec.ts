import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { loadContent } from "../../vite/content/load";
import { type ReadHead, readHead } from "../head";
import { CONTENT_DIR, DIST_DIR, expect, FAILURES, PAGES, test } from "./site";

const { site } = await loadContent(CONTENT_DIR);
const MAX_PICTURE_BYTES = 150_000;

for (const path of PAGES) {
  test(`${path} says once what it is`, async ({ page }) => {
    const head = await served(page, path);
    expect(head.titles).toHaveLength(1);
    expect(head.canonicals).toEqual([new URL(path, site.siteUrl).href]);
    expect(head.meta.description).toHaveLength(1);
    const [description = ""] = head.meta.description ?? [];
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.meta).toMatchObject({
      "theme-color": ["#0b0e12"],
      "og:type": ["website"],
      "og:site_name": [site.brand],
      "og:title": [expect.stringMatching(/\w/)],
      "og:description": [description],
      "og:url": head.canonicals,
      "og:image:alt": [expect.stringMatching(/\w/)],
      "twitter:card": ["summary_large_image"],
    });
    expect(head.meta).not.toHaveProperty("robots");
    expect(head.data).toHaveLength(1);
  });
}

test("every page has a sharing picture of 1200 by 630", async ({ page }) => {
  for (const path of PAGES) {
    const { meta } = await served(page, path);
    expect(meta["og:image"], path).toHaveLength(1);
    const [address = ""] = meta["og:image"] ?? [];
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(new URL(site.siteUrl).origin);
    expect(pathname).toMatch(/^\/share\/.+\.jpg$/);
    const file = join(DIST_DIR, pathname);
    const { width, height } = await sharp(file).metadata();
    expect([width, height], file).toEqual([1200, 630]);
    expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([["1200"], ["630"]]);
    expect(statSync(file).size, file).toBeLessThan(MAX_PICTURE_BYTES);
  }
});

test("titles, descriptions and sharing pictures are each used once", async ({ page }) => {
  const heads = await Promise.all(PAGES.map((path) => served(page, path)));
  const unique = (values: (string | undefined)[]) => new Set(values).size;
  expect(unique(heads.map(({ titles }) => titles[0]))).toBe(PAGES.length);
  expect(unique(heads.map(({ meta }) => meta.description?.[0]))).toBe(PAGES.length);
  expect(unique(heads.map(({ meta }) => meta["og:image"]?.[0]))).toBe(PAGES.length);
  expect(readdirSync(join(DIST_DIR, "share"))).toHaveLength(PAGES.length);
});

test("titles end in the site's name", async ({ page }) => {
  const titleOf = async (path: string) => (await served(page, path)).titles[0];
  expect(await titleOf("/")).toBe(site.brand);
  for (const path of PAGES.slice(1)) {
    const [name, end] = (await titleOf(path))?.split(" | ") ?? [];
    expect(name, path).toMatch(/\S/);
    expect(end, path).toBe(site.brand);
  }
});

for (const path of FAILURES) {
  test(`${path} stays out of search and claims nothing`, async ({ page }) => {
    const head = await readHead(page, await (await page.request.get(path)).text());
    expect(head.titles).toHaveLength(1);
    expect(head.meta.robots).toEqual(["noindex"]);
    expect(head.canonicals).toEqual([]);
    expect(head.data).toEqual([]);
    expect(Object.keys(head.meta).filter((name) => name.startsWith("og:"))).toEqual([]);
  });
}

test("the sitemap has every page that may be found, and robots find it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${new URL("/sitemap.xml", site.siteUrl)}`);
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(PAGES.map((path) => new URL(path, site.siteUrl).href).sort());
  const llms = await request.get("/llms.txt");
  expect(llms.headers()["content-type"]).toContain("text/plain");
  const told = [...(await llms.text()).matchAll(/\((https:[^)]*)\)/g)].map(([, url]) => url);
  const outward = [site.shopUrl, site.experienceUrl];
  expect(told.length).toBeGreaterThan(outward.length);
  for (const url of told) expect([...listed, ...outward]).toContain(url);
});

test("sharing pictures may be shown by others, and are kept for good", async ({ page }) => {
  const { meta } = await served(page, "/");
  const { pathname } = new URL(meta["og:image"]?.[0] ?? "");
  const headers = (await page.request.get(pathname)).headers();
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-type"]).toBe("image/jpeg");
});

/** The head of a page as it lies in dist, before any script. */
function served(page: Parameters<typeof readHead>[0], path: string): Promise<ReadHead> {
  const file = join(DIST_DIR, path === "/" ? "index.html" : `${path}.html`);
  expect(existsSync(file), file).toBe(true);
  return readHead(page, readFileSync(file, "utf8"));
}
