import { openBook } from "./reader";
import { expect, test } from "./site";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
const VOLUME = "/book/experiences-of-life";

test("leaving and coming back returns to the quote that was read", async ({ page }) => {
  const { next, counter } = await openBook(page, COLLECTION);
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#q2`);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(counter("2 of 90")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/");
});

test("a fragment opens its quote, and turning goes on from there", async ({ page }) => {
  const { next, counter } = await openBook(page, `${COLLECTION}#eol7`);
  await expect(counter("67 of 90")).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#eol8`);
});

test("clipboard and card code come only when used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const has = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  const { share } = await openBook(page, VOLUME);
  expect(has("book-page")).toBe(true);
  expect(has("share-quote") || has("save")).toBe(false);
  await share.click();
  await expect.poll(() => has("share-quote")).toBe(true);
  expect(has("save")).toBe(false);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as image" }).click();
  expect((await download).suggestedFilename()).toBe("experiences-of-life-eol1.png");
  expect(has("save")).toBe(true);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a volume gives every quote in order, and no control that does nothing", async ({
    page,
  }) => {
    await page.goto(`${VOLUME}#eol7`);
    await expect(page.getByRole("region", { name: "Quote" })).toBeVisible();
    await expect(page.getByRole("blockquote")).toHaveCount(30);
    await expect(page.getByRole("blockquote").nth(29)).toBeVisible();
    await expect(page.getByRole("listitem").nth(0)).toContainText("My father at two");
    await expect(page.getByText("1 of 30")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("a collection holds the quotes of its volumes", async ({ page }) => {
    await page.goto(COLLECTION);
    await expect(page.getByRole("blockquote")).toHaveCount(90);
    await expect(page.getByRole("blockquote").last()).toBeVisible();
  });
});
