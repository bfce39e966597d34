import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { CACHE_DIR, CONTENT_DIR } from "../build/paths";
import { createSite } from "../build/static-server";
import { test as base, expect } from "./site";

const CONTENT = join(CACHE_DIR, "third-collection-content");
const DIST = join(CACHE_DIR, "third-collection");

/** The site with one collection more, added by doing what `content/README.md` says. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      rmSync(CONTENT, { recursive: true, force: true });
      cpSync(CONTENT_DIR, CONTENT, { recursive: true });
      followManual(readFileSync("content/README.md", "utf8"));
      const { status, stderr } = spawnSync("npx", ["--no-install", "vite", "build", "--app"], {
        env: { ...process.env, CONTENT_DIR: CONTENT, DIST_DIR: DIST },
        encoding: "utf8",
      });
      expect(status, stderr).toBe(0);
      const server = createSite(DIST).listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

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

test("the other books stay as they were", async ({ page }) => {
  await page.goto("/book/dream-chasers-trilogy");
  await expect(page.getByRole("navigation", { name: "Volumes" }).getByRole("link")).toHaveCount(3);
});

/** Writes the files that the manual shows, and stands in for the covers that it asks for. */
function followManual(manual: string) {
  const shown = [...manual.matchAll(/`((?:volumes|collections)\/\S+)`:\n *```yaml\n([^`]+)```/g)];
  expect(shown).toHaveLength(2);
  for (const [, file = "", block = ""] of shown) {
    writeFileSync(join(CONTENT, file), block.replace(/^ {3}/gm, ""));
    const [, cover = ""] = /^cover: (.+)$/m.exec(block.replace(/^ {3}/gm, "")) ?? [];
    copyFileSync(join(CONTENT, "covers/experiences-of-life.svg"), join(CONTENT, cover));
  }
}
