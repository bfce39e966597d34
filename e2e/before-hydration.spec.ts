import {
  expect,
  hold,
  LOST_FILE,
  MAIN,
  openWithoutApp,
  test,
  waitUntilHydrated,
} from "../tests/helpers/site-test.ts";

const VOLUME = "/book/experiences-of-life";
const COLLECTION = "/book/lyrics-of-the-mind-trilogy";

test.use({ waitsForHydration: false });

test("every kind of page shows its text before any script loads", async ({ page }) => {
  const scripts = await hold(page, "**/assets/*.js");
  for (const path of ["/", "/nope", "/nope/", "/book/nope", "/book/x/y"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 2000 });
    await page.waitForFunction(hasPainted, null, { timeout: 5000 });
    await expect(page.getByRole("link", { name: /Books/ }).first(), path).toBeVisible();
  }
  scripts.release();
});

test("a share menu opened before the page is hydrated stays open", async ({ page }) => {
  const app = await openWithoutApp(page, VOLUME);
  await page.getByRole("button", { name: "Share this quote" }).click();
  app.release();
  await waitUntilHydrated(page);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test("each of a hundred presses around hydration counts once", async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    const timer = setInterval(() => {
      const next = document.querySelector<HTMLElement>("[aria-label='Next quote']");
      next?.click();
      const isHeard = next?.ariaBusy || performance.getEntriesByName("hydrated").length > 0;
      if (presses > 0 || isHeard) presses++; // counts from the first press that was received
      if (presses === 102) clearInterval(timer);
    }, 4);
  });
  await page.goto(COLLECTION);
  await expect(page.getByText("7 of 12")).toBeVisible({ timeout: 15_000 });
});

test("the quote that the URL names shows first", async ({ page }) => {
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

test("a link pressed before hydration shows its quote alone", async ({ page }) => {
  const app = await openWithoutApp(page, `${COLLECTION}#eol3`);
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  const quote = page.getByRole("blockquote");
  await contents.nth(0).click();
  await expect(quote).toHaveText([/./]);
  const first = await quote.innerText();
  await contents.nth(1).click();
  await expect(quote).toHaveText([/./]);
  const second = await quote.innerText();
  expect(second).not.toBe(first);
  app.release();
  await expect(page.getByText("6 of 12")).toBeVisible();
  expect(await quote.innerText()).toBe(second);
});

test("Back before hydration leads to the right page", async ({ page }) => {
  await page.goto("/");
  await waitUntilHydrated(page);
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 12")).toBeVisible();
  const book = await hold(page, "**/assets/book-page-*.js");
  await page.reload({ waitUntil: "commit" });
  const main = page.locator("#main-script");
  await main.evaluate((script: HTMLScriptElement) => import(script.src).then(() => {})); // has run
  await page.goBack();
  book.release();
  await waitUntilHydrated(page);
  await expect(page.locator(".home-cards")).toBeVisible();
  await expect(page).toHaveTitle("Lyrics of the Mind");
});

test.describe("a file that fails to load", () => {
  test.use({ expectedMessages: [LOST_FILE] });

  for (const [what, files] of [
    ["the main module", "main-*"],
    ["the page's quotes", "experiences-of-life-*"],
    ["the page's own module", "*-page-*"],
  ]) {
    test(`${what}: links work, a press reports it, a later press retries`, async ({ page }) => {
      await page.route(`**/assets/${files}.js`, (route) => route.abort());
      await page.goto("/");
      await page.getByRole("link", { name: /Buy Books/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");

      await page.waitForLoadState();
      await page.goto(VOLUME);
      const next = page.getByRole("button", { name: "Next quote" });
      await next.click();
      await expect(page.getByRole("status").getByText("did not load")).toBeVisible();
      await expect(next).not.toHaveAttribute("aria-busy");
      await expect(page.getByText("1 of 4")).toBeVisible();
      await page.unrouteAll();
      await next.click();
      await waitUntilHydrated(page); // Firefox has to reload the page
      await expect(page.getByText("did not load")).toBeHidden();
      const count = await page.locator(".dock-count").innerText();
      await next.click();
      await expect(page.locator(".dock-count")).not.toHaveText(count);
    });
  }

  test('"Try again" keeps the quote that the URL names', async ({ page }) => {
    await page.route(MAIN, (route) => route.abort());
    await page.goto(`${VOLUME}#eol3`);
    await page.getByRole("button", { name: "Next quote" }).click();
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible(); // the file has certainly failed to load by now
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText("3 of 4")).toBeVisible();
  });
});

function hasPainted() {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}
