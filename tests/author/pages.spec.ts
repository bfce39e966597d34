import { bookPath, isBookPath } from "../../src/content/addresses";
import { pagesOf } from "../../src/pages/pages.build";
import { pathsFrom } from "../../tools/paths";
import { loadContent } from "../../vite/content/read-content";
import { axeFindings } from "../helpers/axe";
import { layoutFaults } from "../helpers/boxes";
import { brokenFiles } from "../helpers/broken-files";
import { FAILURES } from "../helpers/fixtures";
import { expect, test } from "../helpers/site";

const content = await loadContent(pathsFrom(process.env).content);
const { collections, volumes } = content;
const headings = new Map<string, string>([
  ...pagesOf(content).map(({ path, heading }) => [path, heading] as const),
  ...[...collections, ...volumes].map((book) => [bookPath(book), book.title] as const),
]);
const PAGES = [...headings.keys()];
const GROUPS = {
  "collections and volumes": PAGES.filter(isBookPath),
  "other pages": PAGES.filter((path) => !isBookPath(path)),
  failures: FAILURES,
};

test.describe.configure({ timeout: 90_000 });

for (const [group, paths] of Object.entries(GROUPS)) {
  // With motion paused or reduced, in forced colours and at 200 %: e2e/slow/accessibility.spec.ts
  test(`${group} are called what they are, whole, and open to every reader`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 844 });
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(headings.has(path) ? 200 : 404);
        const heading = page.getByRole("heading", { level: 1 });
        await expect.soft(heading).toHaveAccessibleName(headings.get(path) ?? /\w/);
        expect.soft(await page.evaluate(brokenFiles)).toEqual([]);
        expect.soft(await axeFindings(page), "axe at 1440 px").toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await axeFindings(page), "axe at 390 px").toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // where nothing sticks
        expect.soft(await page.evaluate(layoutFaults), "at 320 px").toEqual([]);
      });
    }
  });
}
