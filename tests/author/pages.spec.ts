import { excess, PAGE_BUDGETS } from "../../bench/budgets";
import { weighPage } from "../../bench/weigh";
import { bookPath } from "../../src/content/addresses";
import { pagesOf } from "../../src/pages/pages.build";
import { pathsFrom } from "../../tools/paths";
import { loadContent } from "../../vite/content/read-content";
import { axeFindings, bringAxe } from "../axe";
import { layoutFaults } from "../boxes";
import { brokenFiles } from "../broken-files";
import { FAILURES } from "../pages";
import { expect, test } from "../site";

const { content: CONTENT_DIR, dist: DIST_DIR } = pathsFrom(process.env);
const content = await loadContent(CONTENT_DIR);
const { collections, volumes } = content;
const titles = new Map<string, string>(
  [...collections, ...volumes].map((book) => [bookPath(book), book.title]),
);
const headings = new Map<string, string>(
  pagesOf(content).map(({ path, heading }) => [path, heading]),
);

const isBook = (path: string) => path.startsWith("/book/");
const PAGES = [...headings.keys()];
const GROUPS = {
  "collections and volumes": PAGES.filter(isBook),
  "other pages": PAGES.filter((path) => !isBook(path)),
  failures: FAILURES,
};

test.describe.configure({ timeout: 90_000 });

for (const [group, paths] of Object.entries(GROUPS)) {
  // With motion paused or reduced, in forced colours and at 200 %: long/access-modes.spec.ts
  test(`${group} are called what they are, whole, and open to every reader`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 844 });
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(headings.has(path) ? 200 : 404);
        const heading = page.getByRole("heading", { level: 1 });
        const name = titles.get(path) ?? headings.get(path) ?? /\w/;
        await expect.soft(heading).toHaveAccessibleName(name);
        expect.soft(await page.evaluate(brokenFiles)).toEqual([]);
        await bringAxe(page);
        expect.soft(await axeFindings(page), "axe at 1440 px").toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await axeFindings(page), "axe at 390 px").toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // where nothing sticks
        expect.soft(await page.evaluate(layoutFaults), "at 320 px").toEqual([]);
      });
    }
  });

  test(`${group} weigh no more than pages of their kind may`, async ({ browser, baseURL }) => {
    for (const path of paths) {
      const kind = kindOf(path);
      const weight = await weighPage(browser, new URL(path, baseURL), DIST_DIR);
      const moreCovers = kind === "home" ? Math.max(0, collections.length - 2) : 0;
      expect.soft(excess(kind, weight, moreCovers), path).toEqual([]);
      // A scale that shows nothing would be content with everything.
      expect(weight.html * weight.css * weight.javascript * weight.fonts).toBeGreaterThan(0);
      expect(weight.requests).toBeGreaterThan(5);
      if (kind === "home") expect(weight.images).toBeGreaterThan(0);
    }
  });
}

/** A page's name in the table of budgets. */
function kindOf(path: string) {
  if (collections.some((book) => path === bookPath(book))) return "collection";
  const kinds = Object.keys(PAGE_BUDGETS);
  return kinds.find((kind) => PAGE_BUDGETS[kind]?.path === path) ?? "volume";
}
