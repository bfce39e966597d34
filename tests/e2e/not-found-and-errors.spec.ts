import type { Page } from "@playwright/test";
import {
  expect,
  expectPrerenderedHead,
  hold,
  LOST_FILE,
  MAIN,
  openWithoutApp,
  test,
  waitUntilHydrated,
} from "../helpers/site-test.ts";

const COVER = "**/pictures/lyrics-of-the-mind-trilogy-*";
/** The browsers' error messages for a book whose `volumes` is null. */
const NO_VOLUMES = /of null|is null|is not iterable|^Error/;

test("an unknown path shows the not-found page, with a link home", {
  tag: "@engines",
}, async ({ page }) => {
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  await expectPrerenderedHead(page, "/");
});

test.describe("an error while rendering", () => {
  test.use({ expectedMessages: [NO_VOLUMES] });

  test("shows its message; the link home works", { tag: "@engines" }, async ({ page }) => {
    // Serves a book that no build would accept.
    await page.route("**/assets/lyrics-of-the-mind-trilogy-*.js", async (route) => {
      const response = await route.fetch();
      const script = (await response.text()).replace(
        /volumes:\[.*?\],quotes/,
        "volumes:null,quotes",
      );
      await route.fulfill({ response, body: script });
    });
    await page.goto("/");
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Unexpected Application Error!");
    await expect(page.locator(".error-page").getByText(NO_VOLUMES)).toBeVisible(); // has loaded

    await page.getByRole("link", { name: "Back to Books" }).click();
    await expect(heading).toHaveAccessibleName("Lyrics of the Mind");
  });
});

test.describe("a cover that fails to load gives way to a book", () => {
  test.use({ expectedMessages: [LOST_FILE], waitsForHydration: false });

  for (const path of ["/", "/buy-books"]) {
    test(`on ${path}, before and after hydration`, async ({ page }) => {
      await page.route(COVER, (route) => route.abort());
      const app = await openWithoutApp(page, path);
      await expect.poll(() => coverIn(page).evaluate(hasFailed)).toBe(true);
      app.release();
      await expectBook(page);

      await page.unroute(MAIN);
      const cover = await hold(page, COVER);
      await page.goto(path, { waitUntil: "commit" });
      await waitUntilHydrated(page);
      expect(await coverIn(page).evaluate(hasFailed)).toBe(false);
      cover.release();
      await expectBook(page);
    });
  }
});

const coverIn = (page: Page) => page.locator("main picture img").first();

function hasFailed(image: Element) {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0;
}

async function expectBook(page: Page) {
  await expect(page.getByText("📖").first()).toBeVisible();
  const images = await page.locator("main img").all();
  for (const image of images) expect(await image.evaluate(hasFailed)).toBe(false);
}
