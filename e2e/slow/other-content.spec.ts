import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { htmlFileOf } from "../../src/content/addresses";
import { buildSite } from "../../tests/helpers/build-site";
import { headOf } from "../../tests/helpers/head";
import { addAsTheManualSays } from "../../tests/helpers/manual";
import { PAGES } from "../../tests/helpers/pages";
import { CACHE_DIR, CONTENT_DIR } from "../../tests/helpers/paths";
import { liveTest as base, expect, visitOnce } from "../../tests/helpers/site";
import { readFolder } from "../../vite/content/read-content";

const CONTENT = join(CACHE_DIR, "other-content");
const DIST = join(CACHE_DIR, "other-site");
const ADDRESS = "https://preview-7.example";
const NEW_PAGES = ["/book/letters", "/book/letters-home"];

const SITE = `brand: Lyrics of the Mind
shortName: Lyrics
tagline: uncover the true you
siteUrl: https://new-site.example/
shopUrl: https://new-shop.example/set
experienceUrl: https://new-dice.example/
author: A. New Name
price: 1249.5
`;

/**
 * Another site: a collection more, added by doing what `content/README.md` says; other addresses,
 * author and price; a volume of one quote and one of none; built as a preview for its own address.
 */
const test = base.extend<object, { built: object[] }>({
  built: [
    async ({ browserName: _ }, use) => {
      rmSync(CONTENT, { recursive: true, force: true });
      cpSync(CONTENT_DIR, CONTENT, { recursive: true });
      addAsTheManualSays(CONTENT);
      const { problems } = await readFolder(CONTENT);
      writeFileSync(join(CONTENT, "site.yaml"), SITE);
      keepQuotes("experiences-of-life", 1);
      keepQuotes("dream-chasers-bible", 0);
      await buildSite({ CONTENT_DIR: CONTENT, DIST_DIR: DIST, SITE_URL: ADDRESS });
      await use(problems);
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});
test.beforeEach(({ live }) => live.deploy(DIST));

// One after another, so that the site is built once.
test.describe.configure({ mode: "default" });

test("a changed address, author or price shows up wherever it is used", ({ built }) => {
  expect(built, "the author's check of what the manual says").toEqual([]);
  const texts = readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|txt|xml|json|webmanifest)$/.test(name))
    .map(read)
    .join("\n");
  expect(texts).not.toMatch(/lyrics-of-the-mind\.example|new-site\.example/);

  const buy = page("/buy-books");
  expect(buy.html).toContain('href="https://new-shop.example/set"');
  expect(buy.html).toContain("$1,249.50");
  expect(buy.data[0]).toMatchObject({
    "@type": "Product",
    image: expect.stringContaining(`${ADDRESS}/pictures/`),
    offers: { price: "1249.50", priceCurrency: "USD", url: "https://new-shop.example/set" },
  });
  const dice = page("/roll-the-dice");
  expect(dice.html).toContain('href="https://new-dice.example/"');
  expect(dice.html).toMatch(/<figcaption[^>]*>A\. New Name</);
  expect(dice.data[0]).toMatchObject({ url: "https://new-dice.example/" });
  const book = page("/book/experiences-of-life");
  expect(book.data[0]).toMatchObject({ author: { "@type": "Person", name: "A. New Name" } });
  expect(book.html).toMatch(/<p[^>]*>A\. New Name</);

  const pictures = new Set<string | undefined>();
  for (const path of [...PAGES, ...NEW_PAGES]) {
    const { canonicals, meta, data } = page(path);
    const url = new URL(path, ADDRESS).href;
    expect([canonicals, meta["og:url"]]).toEqual([[url], [url]]);
    expect(JSON.stringify(data)).toContain(`"${url}"`);
    expect(read("sitemap.xml")).toContain(`<loc>${url}</loc>`);
    pictures.add(meta["og:image"]?.[0]);
  }
  expect(pictures.size).toBe(PAGES.length + NEW_PAGES.length);
  expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(pictures.size);
  expect(read("robots.txt")).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  for (const address of ["new-shop.example/set", "new-dice.example/", "/book/letters-home)"]) {
    expect(read("llms.txt")).toContain(address);
  }
});

test("a new collection has its card, its volume, its quotes' addresses, and is read offline", async ({
  page,
  live,
}) => {
  await visitOnce(page);
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  const addresses = await cards.evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  const books = addresses.filter((address) => address?.startsWith("/book/"));
  expect(books.at(-1)).toBe("/book/letters");
  expect(addresses.indexOf("/buy-books")).toBeLessThan(addresses.indexOf("/book/letters"));

  live.cut(() => true);
  const card = cards.filter({ hasText: "Letters" });
  await expect(card).toContainText("The Complete Collection");
  await card.click();
  await expect(page).toHaveTitle(/^Letters \| /);
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Write to the house you left.");
  await page.setViewportSize({ width: 390, height: 844 }); // where every volume has its link
  await page.locator('.related a[href="/book/letters-home"]').click();
  await expect(page).toHaveURL("/book/letters-home");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.related a[href="/book/letters"]')).toBeVisible();
  const cover = page.locator(".reader-cover img");
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await page.goto("/book/letters-home#lh2");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The stamp costs less than the silence.");
});

function keepQuotes(slug: string, count: number) {
  const file = join(CONTENT, "volumes", `${slug}.yaml`);
  const volume = parse(readFileSync(file, "utf8"));
  writeFileSync(file, stringify({ ...volume, quotes: volume.quotes.slice(0, count) }));
}

function read(name: string) {
  return readFileSync(join(DIST, name), "utf8");
}

function page(path: string) {
  const html = read(htmlFileOf(path));
  const head = headOf(html);
  return { ...head, html, data: head.data[0]?.["@graph"] ?? [] };
}
