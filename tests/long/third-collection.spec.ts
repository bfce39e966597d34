import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../desk/check";
import { loadContent } from "../../vite/content/load";
import { allPages } from "../../vite/head/page-facts";
import { buildSite } from "../build-site";
import { test as base, expect, visitOnce } from "../live-site";
import { addAsTheManualSays } from "../manual";
import { CACHE_DIR, CONTENT_DIR } from "../paths";

const CONTENT = join(CACHE_DIR, "third-collection-content");
const DIST = join(CACHE_DIR, "third-collection");
const NEW_PAGES = ["/book/letters", "/book/letters-home"];

/** The site with one collection more, added by doing what `content/README.md` says. */
const test = base.extend<object, { built: undefined }>({
  built: [
    async ({ browserName: _ }, use) => {
      rmSync(CONTENT, { recursive: true, force: true });
      cpSync(CONTENT_DIR, CONTENT, { recursive: true });
      addAsTheManualSays(CONTENT);
      buildSite({ CONTENT_DIR: CONTENT, DIST_DIR: DIST });
      await use(undefined);
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});
test.beforeEach(({ live }) => live.deploy(DIST));

// One after another, so that the site is built once.
test.describe.configure({ mode: "default" });

test("its card stands on the home page and leads to its quotes", async ({ page }) => {
  await page.goto("/");
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  const addresses = await cards.evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  const books = addresses.filter((address) => address?.startsWith("/book/"));
  expect(books.at(-1)).toBe("/book/letters");
  expect(addresses.indexOf("/buy-books")).toBeLessThan(addresses.indexOf("/book/letters"));

  const card = cards.filter({ hasText: "Letters" });
  await expect(card).toContainText("The Complete Collection");
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  await card.click();
  await expect(page).toHaveTitle(/^Letters \| /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Letters");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Write to the house you left.");
});

test("its volume has a page of its own, and each names the other", async ({ page }) => {
  await page.goto("/book/letters");
  const volumes = page.getByRole("navigation", { name: "Volumes" });
  await volumes.getByRole("link", { name: /Letters Home/ }).click();
  await expect(page).toHaveURL("/book/letters-home");
  await expect(page.getByRole("main")).toContainText("Send one line home before you sleep.");
  const collection = page.getByRole("navigation", { name: "Collection" });
  await expect(collection.getByRole("link")).toHaveAttribute("href", "/book/letters");
});

test("a quote's address opens it", async ({ page }) => {
  await page.goto("/book/letters-home#lh2");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The stamp costs less than the silence.");
});

test("search engines hear of its pages", async ({ request }) => {
  const { site, ...content } = await loadContent(CONTENT);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const summary = await (await request.get("/llms.txt")).text();
  for (const path of NEW_PAGES) {
    const address = new URL(path, site.siteUrl).href;
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    expect(summary).toContain(`(${address})`);
  }
  expect(sitemap.match(/<loc>/g)).toHaveLength(allPages({ site, ...content }).length);
});

test("each of its pages has a sharing picture of its own", async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const path of NEW_PAGES) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    const { pathname } = new URL(address ?? "");
    const picture = await request.get(pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    pictures.add(pathname);
  }
  expect(pictures.size).toBe(NEW_PAGES.length);
});

test("after one visit it can be read offline", async ({ page, live }) => {
  await visitOnce(page);
  live.cut(() => true);
  for (const path of NEW_PAGES) {
    await page.goto(path);
    await expect(page.getByText("1 of 2")).toBeVisible();
    const cover = page.locator(".reader-cover img");
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0);
  }
});

test("the author's check finds nothing to say against it", async () => {
  const { problems, warnings } = await checkContent(CONTENT);
  expect([...problems, ...warnings]).toEqual([]);
});
