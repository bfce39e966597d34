import { loadContent } from "../../content-reader/read-content.ts";
import { pagesOf } from "../../src/pages/all-pages.data.ts";
import { axeFindings } from "../helpers/axe.ts";
import { failedFiles } from "../helpers/failed-files.ts";
import { CONTENT_DIR, UNKNOWN_PATHS } from "../helpers/fixture-site.ts";
import { expect, test } from "../helpers/site-test.ts";

const content = await loadContent(CONTENT_DIR);
const books = [...content.collections, ...content.volumes];
const headings = new Map<string, string>([
  ...pagesOf(content).map(({ path, heading }) => [path, heading] as const),
  ...books.map(({ path, title }) => [path, title] as const),
]);

for (const path of [...headings.keys(), ...UNKNOWN_PATHS]) {
  // Reduced motion and forced colours are tested in tests/e2e/slow/accessibility.spec.ts.
  test(`${path} loads its heading and every file, and axe finds nothing`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(headings.has(path) ? 200 : 404);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveAccessibleName(headings.get(path) ?? /\w/);
    expect(await page.evaluate(failedFiles)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeFindings(page), `axe at ${width} px`).toEqual([]);
    }
  });
}
