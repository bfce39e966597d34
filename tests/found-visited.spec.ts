import type { Page } from "@playwright/test";
import { type ReadHead, readHead } from "./head";
import { expect, PAGES, test } from "./site";

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
  test.setTimeout(180_000);
  await page.goto("/");
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

test("leaving a failure leaves its noindex behind", async ({ page }) => {
  await page.goto("/book/nope");
  await page.waitForLoadState("networkidle");
  expect((await readHead(page)).meta.robots).toEqual(["noindex"]);
  await page.getByRole("link", { name: "Return to Books" }).click();
  await expectServedHead(page, "/");
});

test("a page that is started has the head it was served with", async ({ page }) => {
  await page.goto("/buy-books");
  await page.waitForLoadState("networkidle");
  await expectServedHead(page, "/buy-books");
});

/** Waits until the page's head is that of `path`, with nothing of any other page beside it. */
async function expectServedHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const served: ReadHead = await readHead(await blankBeside(page), html);
  await expect(page).toHaveTitle(served.titles[0] ?? "");
  await expect.poll(() => readHead(page)).toEqual(served);
}

/** The site's own pages may not parse HTML, so that another must. */
async function blankBeside(page: Page) {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page);
  return others[0] ?? page.context().newPage();
}
