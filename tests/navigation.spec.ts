import type { Page } from "@playwright/test";
import { hold } from "./hold";
import { expect, test } from "./site";

declare global {
  interface Window {
    /** The parts that moved from one page to the next. */
    moved: string[];
  }
}

test("a link changes the page without reloading it, at its top and heading", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole("link", { name: /Add to Home Screen/ }).click();

  const heading = page.getByRole("heading", { level: 1, name: "Add to Home Screen" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/add-to-home-screen");
  await expect(page).toHaveTitle("Add to Home Screen | Lyrics of the Mind");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("back returns to the place and the link that were left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const link = page.getByRole("link", { name: /Roll the Dice/ });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Lyrics of the Mind");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(link).toBeFocused();

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Roll the Dice" })).toBeFocused();
});

test("back after a reload leaves this page only for a whole one, at its place and link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const link = page.getByRole("link", { name: /Add to Home Screen/ });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL("/add-to-home-screen");
  await page.reload();
  const longest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(left).toBeGreaterThan(longest); // or any page would do to return to that place

  const home = await hold(page, "**/assets/home-page-*.js");
  await page.evaluate(() => {
    const look = () => {
      const isEmpty = !document.querySelector("main h1")?.checkVisibility();
      if (isEmpty) document.documentElement.dataset.wasEmpty = "";
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const asked = page.waitForRequest("**/assets/home-page-*.js");
  const back = page.goBack();
  await asked;
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add to Home Screen");
  expect(await page.evaluate(() => scrollY)).toBe(0);

  home.release();
  await back;
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(page.locator("html")).not.toHaveAttribute("data-was-empty");
});

test("a quote that turns while back waits for its page leaves both as they are", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 90")).toBeVisible();
  await page.reload();
  const home = await hold(page, "**/assets/home-page-*.js");
  const asked = page.waitForRequest("**/assets/home-page-*.js");
  const back = page.goBack();
  await asked;
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 90")).toBeVisible();
  await expect(page).toHaveURL("/");
  home.release();
  await back;
  await expect(page.locator(".home-cards")).toBeVisible();
  await expect(page).toHaveURL("/");
});

for (const [part, viewport] of [
  ["cover", { width: 1440, height: 900 }],
  ["title", { width: 390, height: 844 }],
] as const) {
  test(`the ${part} goes from its card to its book, and back`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/book/lyrics-of-the-mind-trilogy");
    await page.getByRole("link", { name: "Back to Books" }).click();
    await expect(page.locator(".home-cards")).toBeVisible(); // both pages' files are here now
    await noteMovements(page);
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    await expect(page.getByText("1 of 90")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.moved)).toEqual([part]);
    await page.goBack();
    await expect(page.locator(".home-cards")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.moved)).toEqual([part, part]);
    await page.getByRole("link", { name: /Roll the Dice/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
    expect(await page.evaluate(() => window.moved)).toEqual([part, part]);
  });
}

test("a press while the cover moves is not lost", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 90")).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelectorAll("[style*=transition-name]").length),
  ).toBe(0);
});

test("fifty quick ways back and forth end on the right page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 90")).toBeVisible();
  await page.evaluate(async () => {
    for (let times = 0; times < 25; times++) {
      await navigation.back().committed; // not until it has been drawn
      await navigation.forward().committed;
    }
  });
  await expect(page).toHaveURL(/trilogy$/);
  await expect(page.getByText("1 of 90")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lyrics of the Mind Trilogy");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves from page to page", async ({ page }) => {
    await page.goto("/");
    await noteMovements(page);
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    await expect(page.getByText("1 of 90")).toBeVisible();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
});

test("a whole visit: home, collection, volume, its collection, home", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 90")).toBeVisible();
  await page.locator('a[href="/book/experiences-of-life"]').click();
  await expect(page.getByText("1 of 30")).toBeVisible();
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 90")).toBeVisible();
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("an old tab after a deployment", () => {
  test.use({ expectedMessages: [/^Failed to load resource/] });

  test("asks the server when a screen's files are gone", async ({ page }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    let isGone = true;
    await page.route("**/assets/buy-page-*.js", (route) =>
      isGone ? route.abort() : route.continue(),
    );
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    page.once("framenavigated", () => {
      isGone = false;
    });
    await page.getByRole("link", { name: /Buy Books/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
  });
});

/** Has the page remember the shared parts of its view transitions. */
function noteMovements(page: Page) {
  return page.evaluate(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : "";
          return /group\((cover|title)\)/.exec(pseudo ?? "")?.[1];
        });
        window.moved.push(...new Set(names.filter((name) => name !== undefined)));
      });
      return transition;
    };
  });
}
