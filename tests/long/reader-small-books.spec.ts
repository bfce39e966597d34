import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { createSite } from "../../deploy/static-server";
import { CACHE_DIR, CONTENT_DIR } from "../../vite/paths";
import { buildSite } from "../build-site";
import { openBook } from "../reader";
import { test as base, expect } from "../site";

const ONE = "experiences-of-life";
const NONE = "dream-chasers-bible";

/** The site, built with a volume of one quote and a volume of none. */
const test = base.extend<object, { smallBooks: string }>({
  smallBooks: [
    async ({ browserName: _ }, use) => {
      const content = join(CACHE_DIR, "small-books-content");
      const dist = join(CACHE_DIR, "small-books");
      rmSync(content, { recursive: true, force: true });
      cpSync(CONTENT_DIR, content, { recursive: true });
      keepQuotes(content, ONE, 1);
      keepQuotes(content, NONE, 0);
      buildSite({ CONTENT_DIR: content, DIST_DIR: dist });
      const server = createSite(dist).listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ smallBooks }, use) => use(smallBooks),
});

// One after another, so that the site is built once.
test.describe.configure({ mode: "default" });

test("a book of one quote shows it, and has nowhere to turn", async ({ page }) => {
  const { quote, previous, next, random, counter, share } = await openBook(page, `/book/${ONE}`);
  await expect(quote).toContainText("The year went the way soap goes");
  await expect(counter("1 of 1")).toBeVisible();
  for (const button of [previous, next, random]) await expect(button).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`/book/${ONE}`);
  await expect(share).toBeEnabled();
});

test("a book of none says so, and still leads on", async ({ page }) => {
  const { quote, leaf, previous, next, random, counter, share } = await openBook(
    page,
    `/book/${NONE}#dcb1`,
  );
  await expect(leaf).toHaveText("This book has no quotes yet.");
  await expect(quote).toHaveCount(0);
  await expect(counter("0 of 0")).toBeVisible();
  for (const button of [previous, next, random]) await expect(button).toBeDisabled();
  await expect(share).toHaveCount(0);
  await expect(page).toHaveURL(`/book/${NONE}`);
  await expect(page.getByRole("navigation", { name: "Collection" })).toBeVisible();
});

test("a collection counts what its volumes have", async ({ page }) => {
  const { counter } = await openBook(page, "/book/lyrics-of-the-mind-trilogy");
  await expect(counter("1 of 61")).toBeVisible();
});

function keepQuotes(content: string, slug: string, count: number) {
  const file = join(content, "volumes", `${slug}.yaml`);
  const volume = parse(readFileSync(file, "utf8"));
  writeFileSync(file, stringify({ ...volume, quotes: volume.quotes.slice(0, count) }));
}
