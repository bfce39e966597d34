import {
  expect,
  hold,
  LOST_FILE,
  openWithoutApp,
  test,
  waitUntilHydrated,
} from "../helpers/site-test.ts";

const VOLUME = "/book/experiences-of-life";
const COLLECTION = "/book/lyrics-of-the-mind-trilogy";

test.use({ waitsForHydration: false });

test("every kind of page shows its text before any script loads", async ({ page }) => {
  const scripts = await hold(page, "**/assets/*.js");
  for (const path of ["/", "/nope", "/book/nope"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(hasPainted);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /Books/ }).first(), path).toBeVisible();
  }
  scripts.release();
});

test("a share menu opened before hydration stays open, even if an extension adds an element", {
  tag: "@engines",
}, async ({ page }) => {
  const app = await openWithoutApp(page, VOLUME);
  await page.getByRole("button", { name: "Share this quote" }).click();
  await page.evaluate(() => document.body.prepend(document.createElement("added-element")));
  app.release();
  await waitUntilHydrated(page);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test("presses before hydration count in turn", { tag: "@engines" }, async ({ page }) => {
  const app = await openWithoutApp(page, COLLECTION);
  for (const name of ["Next quote", "Next quote", "Next quote", "Previous quote"])
    await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Next quote" })).toHaveAttribute("aria-busy");
  app.release();
  await expect(page.getByText("3 of 12")).toBeVisible();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("the quote that the URL names shows first", { tag: "@engines" }, async ({ page }) => {
  for (const book of [VOLUME, COLLECTION]) {
    const app = await openWithoutApp(page, `${book}#eol3`);
    const quote = page.locator(".viewer-quote-region").filter({ visible: true });
    await page.waitForFunction(hasPainted);
    await expect(quote.getByText(/\w/).filter({ visible: true }).first()).toBeVisible();
    const [prerendered, box] = [await quote.innerText(), await quote.boundingBox()];
    await expect(page.getByText(/^1 of/)).toBeHidden();
    app.release();
    await expect(page.getByText(/^(3|11) of/)).toBeVisible();
    expect(await quote.innerText()).toBe(prerendered);
    expect(await quote.boundingBox()).toEqual(box);
    await page.unrouteAll();
  }
});

test("Back before hydration leads to the right page", { tag: "@engines" }, async ({ page }) => {
  await page.goto("/");
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 12")).toBeVisible();
  const book = await hold(page, "**/assets/book-page-*.js");
  await page.reload({ waitUntil: "commit" });
  await page.goBack();
  book.release();
  await expect(page.locator(".home-cards")).toBeVisible();
  await expect(page).toHaveTitle("Lyrics of the Mind");
});

test.describe("a lost script", () => {
  test.use({ expectedMessages: [LOST_FILE] });

  test("a press that nothing can answer shows a message, whose button reloads", async ({
    page,
  }) => {
    await page.route("**/assets/experiences-of-life-*.js", (route) => route.abort());
    await page.goto(`${VOLUME}#eol3`);
    const message = page.getByRole("status").getByText("did not load");
    const next = page.getByRole("button", { name: "Next quote" });
    await expect(message).toBeHidden();
    await next.click();
    await expect(message).toBeVisible();
    await expect(next).not.toHaveAttribute("aria-busy");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("3 of 4")).toBeVisible();
  });

  test("Back leads to the page of the address", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.route("**/assets/dice-page-*.js", (route) => route.abort());
    await page.getByRole("link", { name: /Roll the Dice/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
    await page.goBack();
    await expect(page.locator(".home-cards")).toBeVisible();
  });
});

function hasPainted() {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}
