import { expect, hold, LOST_FILE, markDocument, test } from "../helpers/site-test.ts";

/** The server's response to a tab older than the last deployment, whose files no longer exist. */
const GONE = { status: 404, contentType: "text/html", body: "" };
const BUY = "**/assets/buy-page-*.js";

test.use({ expectedMessages: [LOST_FILE], contextOptions: { reducedMotion: "reduce" } });

test("a tab whose file is gone reloads at the address it goes to", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  await page.route(BUY, (route) => route.fulfill(GONE));
  const requested = page.waitForRequest((request) => request.isNavigationRequest());
  requested.then(() => page.unrouteAll()); // from then on the server has the new files
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await expect(page).toHaveURL("/buy-books");
  await expect.poll(isSameDocument).toBe(false);
  await page.goBack();
  await expect(page.locator(".home-cards")).toBeVisible();
});

test("a link that fails late does not replace the next page", async ({ page }) => {
  await page.goto("/");
  await page.route(BUY, (route) => route.fulfill(GONE));
  const buy = await hold(page, BUY);
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page).toHaveURL("/roll-the-dice");
  const isSameDocument = await markDocument(page);
  const failed = page.waitForResponse(BUY);
  buy.release();
  await failed;
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page.locator(".home-cards")).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});
