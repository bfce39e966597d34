import { nextFrames } from "../helpers/next-frames.ts";
import { expect, hold, LOST_FILE, openWithoutApp, test } from "../helpers/site-test.ts";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const TEXT_LINK = `${PATH}#:~:text=eating%20cereal`;

test("a link to text opens the quote", async ({ page }) => {
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

test.describe("stylesheets that fail to load", () => {
  test.use({ expectedMessages: [LOST_FILE] });

  test("leave all quotes readable", async ({ page }) => {
    await page.route("**/assets/*.css", (route) => route.abort());
    await page.goto(PATH);
    await expect(page.getByText("eating cereal")).toBeVisible();
  });
});

// Only Chromium's protocol shows the browser's own accessibility tree.
test("the quote shown is alone in the accessibility tree", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto(PATH);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const text = nodes.map(({ ignored, name }) => (ignored ? "" : name?.value)).join(" ");
  const found = ["you at eight", "eating cereal", "office knows"];
  expect(found.filter((part) => text.includes(part))).toEqual(["you at eight"]);
  const empty = nodes.filter(({ ignored, childIds = [], role }) => {
    return !ignored && role?.value === "generic" && childIds.length === 0;
  });
  expect(empty).toEqual([]); // no item for each hidden quote
});
