import { bookPath } from "../../src/content/addresses";
import { loadContent } from "../../vite/content/load";
import { allPages } from "../../vite/head/page-facts";
import { CONTENT_DIR, expect, FAILURES, PAGES, test } from "./site";

const content = await loadContent(CONTENT_DIR);
const books = [...content.collections, ...content.volumes];
const titles = new Map(books.map((book) => [bookPath(book), book.title]));

test("every page shows what it is called, with all its pictures", async ({ page }) => {
  test.setTimeout(120_000);
  expect(allPages(content)).toHaveLength(PAGES.length);
  for (const { path, heading } of allPages(content)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const name = titles.get(path) ?? heading;
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveAccessibleName(name);
    const pictures = page.getByRole("main").locator("img");
    await pictures.evaluateAll((all: HTMLImageElement[]) => {
      for (const image of all) image.loading = "eager";
      return Promise.all(all.map((image) => image.decode()));
    });
  }
});

test("links within the site lead to its pages, and every page can be reached", async ({ page }) => {
  test.setTimeout(120_000);
  const linked = new Set(["/"]);
  for (const path of PAGES) {
    await page.goto(path);
    const paths = await page
      .locator("a[href^='/']")
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    for (const to of paths) linked.add(to);
  }
  expect([...linked].sort()).toEqual([...PAGES].sort());
});

test("shop, price and experience are the author's", async ({ page }) => {
  const { shopUrl, experienceUrl, price } = content.site;
  await page.goto("/buy-books");
  const shop = page.locator("a[target=_blank]");
  await expect(shop).toHaveAttribute("href", shopUrl);
  await expect(shop).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.locator(".buy-price")).toHaveCount(price === undefined ? 0 : 1);
  await page.goto("/roll-the-dice");
  await expect(page.locator("a[target=_blank]")).toHaveAttribute("href", experienceUrl);
});

test("no page is wider than a narrow window", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PAGES, ...FAILURES]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
