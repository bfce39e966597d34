import { expect, test } from "../helpers/site-test.ts";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const TEXT_LINK = `${PATH}#:~:text=eating%20cereal`;

test("a link to text opens the quote", { tag: "@engines" }, async ({ page }) => {
  await page.goto(TEXT_LINK);
  // First, because Chromium finds no text if a test reads the quotes before it searches.
  await expect(page).toHaveURL(`${PATH}#eol2`);
  await expect(page.getByText("10 of 12")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText([/eating cereal/]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${PATH}#:~:text=office%20knows`); // loads nothing
  await expect(page.getByText("11 of 12")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText([/office knows/]);
});
