import { brokenFiles } from "../tests/helpers/broken-files";
import { EACH_KIND, FAILURES, PAGES } from "../tests/helpers/fixtures";
import {
  expect,
  expectServedHead,
  markDocument,
  liveTest as test,
  visitOnce,
} from "../tests/helpers/site";

test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } }); // to get along faster

test.describe("without a server", () => {
  test.use({ expectedMessages: [/^Failed to load resource/] });

  test("after one visit an address of each kind opens, in any spelling, and failures too", async ({
    page,
    live,
  }) => {
    await visitOnce(page);
    live.isCut = () => true;
    const heading = page.getByRole("heading", { level: 1 });
    for (const path of EACH_KIND) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(FAILURES.includes(path) ? 404 : 200);
      await expect(heading).toBeVisible();
      await expectServedHead(page, path);
      expect(await page.evaluate(brokenFiles), path).toEqual([]);
    }
    await page.goto("/buy-books.html?from=letter");
    await expect(page).toHaveURL("/buy-books?from=letter");
    await expect(heading).toHaveText("Complete Book Collection");
  });
});

test("after one visit every link works, and brings the head that its page is served with", async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 390, height: 844 }); // where every volume has its link
  await visitOnce(page);
  const isSameDocument = await markDocument(page);
  live.isCut = () => true;
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
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expectServedHead(page, path);
      expect(await page.evaluate(brokenFiles), path).toEqual([]);
      await follow(path);
      await page.goBack();
      await expect(page.locator("html")).toHaveAttribute("data-page", from);
      await expectServedHead(page, from);
    }
  };
  await follow("/");
  expect([...visited].sort()).toEqual([...PAGES].sort());
  expect(await isSameDocument()).toBe(true);
});
