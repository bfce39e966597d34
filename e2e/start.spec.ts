import type { Locator, Page } from "@playwright/test";
import { hold, MAIN } from "../tests/helpers/hold";
import { isHydrated } from "../tests/helpers/hydrated";
import { expect, test } from "../tests/helpers/site";

test.use({ waitsForHydration: false });

test.describe("the first words", () => {
  test.use({ expectedMessages: [/status of 404/] });

  test("stand on every kind of page before any script has come", async ({ page }) => {
    const scripts = await hold(page, "**/assets/*.js");
    for (const path of ["/", "/nope", "/nope/", "/x.html", "/book/nope", "/book/x/y"]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 2000 });
      await page.waitForFunction(hasPainted, null, { timeout: 5000 });
      await expect(page.getByRole("link", { name: /Books/ }).first(), path).toBeVisible();
    }
    scripts.release();
  });
});

test("a share menu opened before the page is hydrated stays open, and copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await hold(page, MAIN);
  const early = page.waitForEvent("requestfinished", (file) => file.url().includes("/early-"));
  await page.goto("/book/experiences-of-life", { waitUntil: "commit" });
  await early;
  await page.getByRole("button", { name: "Share this quote" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  code.release();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#eol1$/);
  await expect(page.locator("[popover]")).toBeVisible();
});

test("each of a hundred presses around hydration is answered once", async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    const timer = setInterval(() => {
      const next = document.querySelector<HTMLElement>("[aria-label='Next quote']");
      next?.click();
      if (presses > 0 || next?.ariaBusy) presses++; // the first that was heard
      if (presses === 100) clearInterval(timer);
    }, 4);
  });
  await page.goto("/book/experiences-of-life");
  await expect(page.getByText("11 of 30")).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/#eol11$/);
});

test("arrow keys and swipes before the page is hydrated turn the quote as well", async ({
  page,
}) => {
  const code = await hold(page, MAIN);
  const early = page.waitForEvent("requestfinished", (file) => file.url().includes("/early-"));
  await page.goto("/book/experiences-of-life", { waitUntil: "commit" });
  await early;
  const next = page.getByRole("button", { name: "Next quote" });
  // It may have come without having run.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(next).toHaveAttribute("aria-busy", "true", { timeout: 100 });
  }).toPass();
  await swipe(page, page.getByRole("region", { name: "Quote" }), -120);
  code.release();
  await expect(page.getByText("3 of 30")).toBeVisible();
});

test("an encoded fragment names the same quote", async ({ page }) => {
  await page.goto("/book/lyrics-of-the-mind-trilogy#lomv2%2D7");
  await expect(page.getByText("37 of 90")).toBeVisible();
  await expect(page).toHaveURL(/#lomv2-7$/);
});

test("the quote that the address names is the first to show", async ({ page }) => {
  for (const book of ["experiences-of-life", "lyrics-of-the-mind-trilogy"]) {
    const code = await hold(page, MAIN);
    await page.goto(`/book/${book}#eol7`, { waitUntil: "commit" });
    const quote = page.locator(".reader-quote-region").filter({ visible: true });
    await page.waitForFunction(hasPainted);
    await expect(quote.getByText(/\w/).filter({ visible: true }).first()).toBeVisible();
    const served = await quote.innerText();
    const box = await quote.boundingBox();
    await expect(page.getByText(/^1 of/)).toBeHidden();
    code.release();
    await expect(page.getByText(/^(7|67) of/)).toBeVisible();
    expect(await quote.innerText()).toBe(served);
    expect(await quote.boundingBox()).toEqual(box);
    await page.unrouteAll();
  }
});

test("back, before a reloaded page is taken over, leads to the page it names", async ({ page }) => {
  await page.goto("/");
  await isHydrated(page);
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 90")).toBeVisible();
  const book = await hold(page, "**/assets/book-page-*.js");
  await page.reload({ waitUntil: "commit" });
  const main = page.locator("#app-script");
  await main.evaluate((script: HTMLScriptElement) => import(script.src).then(() => {})); // it has run
  await page.goBack();
  book.release();
  await isHydrated(page);
  await expect(page.locator(".home-cards")).toBeVisible();
  await expect(page).toHaveTitle("Lyrics of the Mind");
});

test.describe("a file that is lost", () => {
  test.use({ expectedMessages: [/^Failed to load resource/] });

  for (const [what, files] of [
    ["the main module", "main-*"],
    ["the page's quotes", "experiences-of-life-*"],
    ["the page's own code", "*-page-*"],
  ]) {
    test(`${what}: links work, a press says that it cannot, a later one gets it`, async ({
      page,
    }) => {
      await page.route(`**/assets/${files}.js`, (route) => route.abort());
      await page.goto("/");
      await page.getByRole("link", { name: /Buy Books/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");

      await page.goto("/book/experiences-of-life");
      const next = page.getByRole("button", { name: "Next quote" });
      await next.click();
      await expect(page.getByRole("status").getByText("did not load")).toBeVisible();
      await expect(next).not.toHaveAttribute("aria-busy");
      await expect(page.getByText("1 of 30")).toBeVisible();
      await page.unrouteAll();
      await next.click();
      await expect(page.getByText("3 of 30")).toBeVisible(); // each press is answered once
      await expect(page.getByText("did not load")).toBeHidden();
    });
  }

  test("trying again keeps the quote that the address names", async ({ page }) => {
    await page.route(MAIN, (route) => route.abort());
    await page.goto("/book/experiences-of-life#eol7");
    await page.getByRole("button", { name: "Next quote" }).click();
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible(); // only then is the file lost for sure
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText("7 of 30")).toBeVisible();
  });
});

/** A finger across an element, as a phone reports it. */
async function swipe(page: Page, element: Locator, dx: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe across");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await touch("touchStart", { x, y });
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", { x: x + dx * part, y });
  await touch("touchEnd");
}

function hasPainted() {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}
