import { axeFindings, bringAxe } from "./axe";
import { readerOn } from "./reader";
import { expect, FAILURES, PAGES, test } from "./site";
import { smallTargets } from "./targets";

/** Each kind of page as a screen reader meets it; quotes are the author's, and any will do. */
const TREES: Record<string, string> = {
  "/": "home",
  "/book/lyrics-of-the-mind-trilogy": "collection",
  "/book/experiences-of-life": "volume",
  "/buy-books": "buy",
  "/roll-the-dice": "dice",
  "/add-to-home-screen": "guide",
  "/nope": "error",
  "/book/nope": "book-not-found",
};

// With motion paused or reduced, in forced colours and at 200 %: long/access-modes.spec.ts
for (const path of [...PAGES, ...FAILURES]) {
  test(`${path} is open to every reader`, async ({ page }) => {
    await page.goto(path);
    await bringAxe(page);

    for (const width of [1440, 390]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await axeFindings(page), "axe").toEqual([]);
        expect.soft(await smallTargets(page), "too small").toEqual([]);
      });
    }

    const tree = TREES[path];
    if (tree) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });
    }

    const { share } = readerOn(page);
    if (path.startsWith("/book/") && path !== "/book/nope") {
      await share.click();
      await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
      expect(await smallTargets(page), "too small in the menu").toEqual([]);
    }
  });
}
