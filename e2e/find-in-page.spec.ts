import { layoutShift } from "../tests/helpers/layout-shift.ts";
import { nextFrames } from "../tests/helpers/next-frames.ts";
import { expect, hold, LOST_FILE, openWithoutApp, test } from "../tests/helpers/site-test.ts";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const TEXT_LINK = `${PATH}#:~:text=eating%20cereal`;

for (const width of [390, 1440]) {
  test(`a link to text opens the quote at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 });
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
  });
}

test("quotes that do not show have no styles before hydration", async ({ page }) => {
  await openWithoutApp(page, PATH);
  const quote = page.locator(".viewer-quotes blockquote").last();
  const isStyled = quote.evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isStyled).toBe(false);
});

test("quotes that do not show are hidden before the styles load", async ({ page }) => {
  const styles = await hold(page, "**/assets/*.css");
  await openWithoutApp(page, PATH);
  const quotes = page.locator(".viewer-quotes li + li blockquote");
  const areShown = quotes.evaluateAll((all) => all.map((quote) => quote.checkVisibility()));
  expect(await areShown).toEqual(Array.from({ length: 11 }, () => false));
  styles.release();
});

test.describe("stylesheets that fail to load", () => {
  test.use({ expectedMessages: [LOST_FILE] });

  test("leave all quotes but one hidden, also after hydration", async ({ page }) => {
    await page.route("**/assets/*.css", (route) => route.abort());
    await page.goto(PATH);
    await page.evaluate(() => new Promise((end) => requestIdleCallback(end, { timeout: 2000 })));
    await page.getByRole("button", { name: "Next quote" }).click();
    await expect(page.getByText("2 of 12")).toBeVisible();
    const quotes = page.locator("blockquote");
    const shown = () =>
      quotes.evaluateAll((all) => all.filter((quote) => quote.checkVisibility()).length);
    await expect.poll(shown).toBe(1);
    await expect(quotes).toHaveCount(12);
  });
});

// Only Chromium's protocol shows the browser's own accessibility tree.
test("found quotes alone are in the accessibility tree", { tag: "@chromium" }, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator(".viewer-quotes > li")).toHaveCount(12);
  expect(await page.evaluate(layoutShift)).toBe(0);
  const client = await page.context().newCDPSession(page);
  const quotesInTree = async () => {
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    const withRole = (value: string) =>
      nodes.filter(({ ignored, role }) => !ignored && role?.value === value);
    expect(withRole("generic").filter(({ childIds = [] }) => childIds.length === 0)).toEqual([]);
    const text = withRole("StaticText")
      .map(({ name }) => name?.value.trim())
      .join(" ");
    return ["you at eight", "eating cereal", "office knows"].filter((part) => text.includes(part));
  };
  expect(await quotesInTree()).toEqual(["you at eight"]);
  for (const [text, count] of [
    ["eating cereal", "10 of 12"],
    ["office knows", "11 of 12"],
  ] as const) {
    await page.goto(`${PATH}#:~:text=${encodeURIComponent(text)}`); // loads nothing
    await expect(page.getByText(count)).toBeVisible();
    await expect(page.getByRole("blockquote")).toHaveText([new RegExp(text)]);
    expect(await quotesInTree()).toEqual([text]);
  }
});
