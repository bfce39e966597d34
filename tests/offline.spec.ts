import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Quote } from "../src/content/books";
import { brokenFiles } from "./broken-files";
import { expect, test, visitOnce } from "./live-site";
import { CONTENT_DIR } from "./paths";
import { FAILURES, PAGES } from "./site";

test.describe.configure({ timeout: 90_000 });

const NOTHING_ANSWERS = [/^Failed to load resource/];

test("after one visit every address opens without a server", async ({ page, live }) => {
  await visitOnce(page);
  live.cut(() => true);
  for (const path of PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(brokenFiles), path).toEqual([]);
  }
});

test("after one visit every link works, in the very tab that made it", async ({ page, live }) => {
  await visitOnce(page);
  live.cut(() => true);
  const visited = new Set<string>();
  const follow = async (from: string) => {
    const links = page.getByRole("main").locator('a[href^="/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const path of paths) {
      if (!path || visited.has(path)) continue;
      visited.add(path);
      await page.locator(`main a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("html")).toHaveAttribute("data-page", path);
      expect(await page.evaluate(brokenFiles), path).toEqual([]);
      await follow(path);
      await page.goBack();
      await expect(page.locator("html")).toHaveAttribute("data-page", from);
    }
  };
  await follow("/");
  expect([...visited].sort()).toEqual([...PAGES].sort());
});

test("all quotes are among what is kept", async ({ page }) => {
  const folder = join(CONTENT_DIR, "volumes");
  const volumes = readdirSync(folder).map((name) =>
    parse(readFileSync(join(folder, name), "utf8")),
  );
  const ids: string[] = volumes.flatMap(({ quotes }) => quotes.map(({ id }: Quote) => id));
  expect(ids.length).toBeGreaterThan(0);

  await visitOnce(page);
  const scripts = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const responses = await (await caches.open(name)).matchAll();
    const isScript = (response: Response) => response.url.endsWith(".js");
    return Promise.all(responses.filter(isScript).map((response) => response.text()));
  });
  const lost = ids.filter((id) => {
    const quoted = new RegExp(`id:["'\`]${id}["'\`]`);
    return !scripts.some((code) => quoted.test(code));
  });
  expect(lost).toEqual([]);
});

test.describe("paths that lead nowhere", () => {
  test.use({ expectedMessages: NOTHING_ANSWERS });

  test("show their screens without a server, with status 404", async ({ page, live }) => {
    await visitOnce(page);
    live.cut(() => true);
    const headings = ["Unexpected Application Error!", "Book not found"];
    for (const [at, path] of FAILURES.entries()) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: headings[at] })).toBeVisible();
      expect(await page.evaluate(brokenFiles), path).toEqual([]);
    }
  });
});

test("another spelling of an address leads to the page, offline too", async ({ page, live }) => {
  await visitOnce(page);
  live.cut(() => true);
  await page.goto("/buy-books.html?from=letter");
  await expect(page).toHaveURL("/buy-books?from=letter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
});

test("what is kept waits until the page has loaded", async ({ page }) => {
  await page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (...args) {
      document.documentElement.dataset.registeredWhen = document.readyState;
      return register.apply(this, args);
    };
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-registered-when", "complete");
});

test("a browser that refuses to keep anything shows the site all the same", async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = "";
      return Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    };
  });
  await page.goto("/");
  await expect(page.locator("html[data-refused]")).toBeAttached();
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
});
