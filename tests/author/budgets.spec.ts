import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { excess, SITE_BUDGETS } from "../../bench/budgets";
import { weighKept, weighPage } from "../../bench/weigh";
import { loadContent } from "../../vite/content/load";
import { CONTENT_DIR, DIST_DIR, expect, FAILURES, PAGES, test } from "./site";

const { collections } = await loadContent(CONTENT_DIR);

for (const path of [...PAGES, ...FAILURES]) {
  const kind = kindOf(path);
  test(`${path} weighs no more than a page of its kind may: ${kind}`, async ({
    browser,
    baseURL,
  }) => {
    const weight = await weighPage(browser, new URL(path, baseURL), DIST_DIR);
    const moreCovers = kind === "home" ? Math.max(0, collections.length - 2) : 0;
    expect(excess(kind, weight, moreCovers)).toEqual([]);
    // A scale that shows nothing would be content with everything.
    expect(weight.html * weight.css * weight.javascript * weight.fonts).toBeGreaterThan(0);
    expect(weight.requests).toBeGreaterThan(5);
    if (kind === "home") expect(weight.images).toBeGreaterThan(0);
  });
}

test("HTML and CSS of every page come in the first flight", () => {
  const files = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(DIST_DIR, file), "utf8");
    const styles = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(styles.length, file).toBeGreaterThan(0);
    // The quotes after the first come last in a book's page, and may come later.
    const first = html.replace(/<ol class="served-quotes".*?<\/ol>/s, "");
    const sheets = styles.reduce((sum, name) => sum + sizeOf(`${name}.br`), 0);
    const flight = brotliCompressSync(first).length + sheets;
    expect(flight, file).toBeLessThanOrEqual(SITE_BUDGETS.firstFlight);
  }
});

test("what is kept for offline use weighs no more than it may", () => {
  const bytes = weighKept(DIST_DIR);
  expect(bytes).toBeLessThanOrEqual(SITE_BUDGETS.kept);
  expect(bytes).toBeGreaterThan(SITE_BUDGETS.kept / 3);
});

function sizeOf(file: string) {
  return statSync(join(DIST_DIR, file)).size;
}

/** A page's name in the table of budgets. */
function kindOf(path: string) {
  const kinds: Record<string, string> = {
    "/": "home",
    "/buy-books": "buy",
    "/roll-the-dice": "dice",
    "/add-to-home-screen": "guide",
    "/nope": "unknown address",
    "/book/nope": "unknown book",
  };
  const isCollection = collections.some(({ slug }) => path === `/book/${slug}`);
  return kinds[path] ?? (isCollection ? "collection" : "volume");
}
