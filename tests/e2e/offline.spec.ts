import { failedFiles } from "../helpers/failed-files.ts";
import { PAGES } from "../helpers/fixture-site.ts";
import {
  expect,
  expectPrerenderedHead,
  markDocument,
  test,
  visitOnce,
} from "../helpers/site-test.ts";

test.use({
  serviceWorkers: "allow",
  expectedMessages: [/^Failed to load resource/],
  contextOptions: { reducedMotion: "reduce" }, // makes the test faster
});

test.beforeEach("visit once, and lose the server", async ({ page, server }) => {
  await visitOnce(page);
  server.dropsConnection = () => true;
});

test("every page opens", { tag: "@engines" }, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(`${path}?from=letter`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(failedFiles), path).toEqual([]);
  }
});

test("every link on the home page works, and sets the head of its page", async ({ page }) => {
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  const links = page.getByRole("main").locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectPrerenderedHead(page, path);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
  expect(await isSameDocument()).toBe(true);
});
