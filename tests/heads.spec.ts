import type { Page } from "@playwright/test";
import { headOf } from "./head";
import { PAGES } from "./pages";
import { expect, test } from "./site";

const BOOKS = {
  "/book/lyrics-of-the-mind-trilogy": [
    "/book/lyrics-of-the-mind",
    "/book/lyrics-of-the-mind-volume-2",
    "/book/experiences-of-life",
  ],
  "/book/dream-chasers-trilogy": [
    "/book/dream-chasers-bible",
    "/book/dream-chasers-bible-volume-2",
    "/book/dream-chasers-bible-volume-3",
  ],
};

test("a page visited by link has the same head as when served", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/book/nope");
  await expectServedHead(page, "/book/nope");
  await page.getByRole("link", { name: "Return to Books" }).click();
  await expectServedHead(page, "/");

  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const visited = ["/"];
  const follow = async (path: string) => {
    await page.locator(`main a[href="${path}"]`).click();
    await expectServedHead(page, path);
    visited.push(path);
  };
  const back = async (to: string) => {
    await page.goBack();
    await expectServedHead(page, to);
  };
  for (const path of ["/buy-books", "/roll-the-dice", "/add-to-home-screen"]) {
    await follow(path);
    await back("/");
  }
  for (const [collection, volumes] of Object.entries(BOOKS)) {
    await follow(collection);
    for (const volume of volumes) {
      await follow(volume);
      await back(collection);
    }
    await back("/");
  }
  expect(visited.sort()).toEqual([...PAGES].sort());
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

/** Waits until the page's head is that of `path`, with nothing of any other page beside it. */
async function expectServedHead(page: Page, path: string) {
  const served = headOf(await (await page.request.get(path)).text());
  await expect(page).toHaveTitle(served.titles[0] ?? "");
  await expect.poll(async () => headOf(await page.content())).toEqual(served);
}
