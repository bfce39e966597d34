import { openBook, readerOn } from "./reader";
import { expect, test } from "./site";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a volume gives every quote in order, and no control that does nothing", async ({
    page,
  }) => {
    await page.goto("/book/experiences-of-life#eol7");
    await expect(page.getByRole("region", { name: "Quote" })).toBeVisible();
    await expect(page.getByRole("blockquote")).toHaveCount(30);
    await expect(page.getByRole("blockquote").nth(29)).toBeVisible();
    await expect(page.getByRole("listitem").nth(0)).toContainText("My father at two");
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("a collection sends its reader on to the volumes", async ({ page }) => {
    await page.goto("/book/lyrics-of-the-mind-trilogy");
    await expect(page.getByText(/in order, in the volumes below/)).toBeVisible();
    await page.getByRole("link", { name: /Experiences of Life/ }).click();
    await expect(page.getByRole("blockquote")).toHaveCount(30);
  });
});

test("with forced colours the place in the ruler still stands out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openBook(page, "/book/lyrics-of-the-mind-trilogy#q9");
  const strokes = await page.evaluate(() =>
    ["ruler-ahead", "ruler-read", "ruler-here"].map((name) => {
      const path = document.querySelector(`.${name}`);
      return path ? getComputedStyle(path).stroke : "";
    }),
  );
  expect(new Set([...strokes, "", "none"]).size).toBe(5);
});

test("the served page already reads as a page: quote, example, place", async ({ request }) => {
  const html = await (await request.get("/book/dream-chasers-bible")).text();
  expect(html).toContain("1 of 30");
  expect(html).toMatch(/<blockquote[^>]*>.*<\/blockquote>/);
  expect(html).toContain("Random Quote");
});

test("every control has a name and the viewer a place among the landmarks", async ({ page }) => {
  await openBook(page, "/book/dream-chasers-bible");
  const { leaf, next, previous, random, share } = readerOn(page);
  for (const part of [leaf, next, previous, random, share]) await expect(part).toBeVisible();
});
