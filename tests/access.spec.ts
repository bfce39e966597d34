import { expect, test } from "./site";

/** Each kind of page as a screen reader meets it. */
const TREES = {
  "/": "home",
  "/book/lyrics-of-the-mind-trilogy": "collection",
  "/book/experiences-of-life": "volume",
  "/buy-books": "buy",
  "/roll-the-dice": "dice",
  "/add-to-home-screen": "guide",
  "/nope": "error",
  "/book/nope": "book-not-found",
};

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

for (const [path, tree] of Object.entries(TREES)) {
  test(`${path} reads as it did before`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${tree}.aria.yml` });
  });
}
