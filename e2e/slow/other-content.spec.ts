import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSite } from "../../deploy/static-server";
import { htmlFileOf } from "../../src/content/addresses";
import { buildSite } from "../../tests/helpers/build-site";
import { CACHE_DIR, CONTENT_DIR } from "../../tests/helpers/fixtures";
import { headOf } from "../../tests/helpers/head";
import { expect, liveTest as test, visitOnce } from "../../tests/helpers/site";
import { readFolder } from "../../vite/content/read-content";

const CONTENT = join(CACHE_DIR, "other-content");
const DIST = join(CACHE_DIR, "other-site");
const ADDRESS = "https://preview-7.example";

const SITE = `brand: Lyrics of the Mind
shortName: Lyrics
tagline: uncover the true you
siteUrl: https://new-site.example/
shopUrl: https://new-shop.example/set
experienceUrl: https://new-dice.example/
author: A. New Name
price: 1249.5
`;

test.describe.configure({ mode: "serial" });

test("content changed as the manual says is right, and builds for a preview", async () => {
  test.setTimeout(300_000);
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(CONTENT_DIR, CONTENT, { recursive: true });
  const manual = readFileSync("content/README.md", "utf8");
  const shown = [...manual.matchAll(/`((?:volumes|collections)\/\S+)`:\n```yaml\n([^`]+)```/g)];
  expect(shown).toHaveLength(2);
  for (const [, file = "", text = ""] of shown) {
    const [, cover = ""] = /^coverUrl: (.+)$/m.exec(text) ?? [];
    writeFileSync(join(CONTENT, file), text);
    copyFileSync(join(CONTENT, "covers/experiences-of-life.svg"), join(CONTENT, cover));
  }
  writeFileSync(join(CONTENT, "site.yaml"), SITE);
  expect((await readFolder(CONTENT)).problems).toEqual([]);
  buildSite({ CONTENT_DIR: CONTENT, DIST_DIR: DIST, SITE_URL: ADDRESS });
});

test("a changed address, author or price shows up wherever it is used", () => {
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
  const book = page("/book/experiences-of-life");
  expect(book.data[0]).toMatchObject({ author: { "@type": "Person", name: "A. New Name" } });
  expect(book.html).toMatch(/<p[^>]*>A\. New Name</);

  const letters = page("/book/letters-home");
  expect(letters.canonicals).toEqual([`${ADDRESS}/book/letters-home`]);
  expect(read("sitemap.xml")).toContain(`<loc>${ADDRESS}/book/letters-home</loc>`);
  expect(read("robots.txt")).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  for (const address of ["new-shop.example/set", "new-dice.example/", "/book/letters-home)"]) {
    expect(read("llms.txt")).toContain(address);
  }
});

test("a new collection has its card, its volume, its quotes' addresses, and is read offline", async ({
  page,
  live,
}) => {
  live.site = createSite(DIST);
  await visitOnce(page);
  const card = page.getByRole("main").getByRole("link", { name: /Letters/ });
  await expect(card).toContainText("The Complete Collection");
  live.isCut = () => true;
  await card.click();
  await expect(page).toHaveTitle(/^Letters \| /);
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 }); // where every volume has its link
  await page.locator('.related a[href="/book/letters-home"]').click();
  await expect(page).toHaveURL("/book/letters-home");
  await page.goto("/book/letters-home#lh2");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The stamp costs less than the silence.");
});

function read(name: string) {
  return readFileSync(join(DIST, name), "utf8");
}

function page(path: string) {
  const html = read(htmlFileOf(path));
  const head = headOf(html);
  return { ...head, html, data: head.data[0]?.["@graph"] ?? [] };
}
