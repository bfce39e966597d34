import { nextFrames } from "../helpers/next-frames.ts";
import { expect, hold, openWithoutApp, test } from "../helpers/site-test.ts";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const TEXT_LINK = `${PATH}#:~:text=eating%20cereal`;

test("a link to text opens the quote", { tag: "@engines" }, async ({ page }) => {
  const styles = await hold(page, "**/assets/main-*.css");
  const app = await openWithoutApp(page, TEXT_LINK);
  // Browsers may search for the text in the parsed page, before the styles load.
  await page.waitForFunction(() => document.readyState !== "loading", null, { polling: 50 });
  styles.release();
  // Chromium searches once before loading, in its first frame, and fails if a test reads the quotes first.
  await nextFrames(page, 2);
  await expect(page.getByRole("blockquote")).toHaveText([/eating cereal/]);
  app.release();
  await expect(page.getByText("10 of 12")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText([/eating cereal/]);
  await expect(page).toHaveURL(`${PATH}#eol2`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${PATH}#:~:text=office%20knows`); // loads nothing
  await expect(page.getByText("11 of 12")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText([/office knows/]);
});
