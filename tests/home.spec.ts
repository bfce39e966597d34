import { wordsOf } from "../src/content/page";
import homePage from "../src/pages/home/home.content";
import { loadContent } from "../vite/content/load";
import { CONTENT_DIR } from "./paths";
import { expect, test } from "./site";

test("the cards stand in their given order", async ({ page }) => {
  const content = await loadContent(CONTENT_DIR);
  const { afterBook } = wordsOf(content, homePage).buy;
  const books = content.collections.flatMap(({ id, title }) =>
    id === afterBook ? [title, "Buy Books"] : [title],
  );
  expect(books.slice(0, 3)).toEqual([
    "Lyrics of the Mind Trilogy",
    "The Dream Chaser's Trilogy",
    "Buy Books",
  ]);
  await page.goto("/");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText([
    ...books,
    "Roll the Dice – This is How Life Is, Keep Trying",
    "Add to Home Screen",
  ]);
  const card = (title: string) => cards.filter({ hasText: title });
  await expect(card("The Dream Chaser's Trilogy").getByRole("link")).toHaveAttribute(
    "href",
    "/book/dream-chasers-trilogy",
  );
  await expect(card("Lyrics of the Mind Trilogy")).toContainText("The Complete Collection");
  await expect(card("Buy Books")).toContainText("Complete Collection Available");
  await expect(card("Roll the Dice")).toContainText("Interactive Experience");
  await expect(card("Add to Home Screen")).toContainText("Custom Screen");
});

test.describe("when a cover cannot be loaded", () => {
  test.use({ expectedMessages: [/^Failed to load resource: net::ERR_FAILED/] });

  test("a book emoji stands in its place", async ({ page }) => {
    await page.route("**/pictures/dream-chasers-trilogy*", (route) => route.abort());
    await page.goto("/");
    const card = page.getByRole("listitem").filter({ hasText: "Dream Chaser's Trilogy" });
    await expect(card.getByText("📖")).toBeVisible();
    await expect(card.locator("img")).toHaveCount(0);
    await expect(page.getByRole("listitem").first().locator("img")).toBeVisible();
  });

  test("also when it failed long before the scripts came", async ({ page }) => {
    await page.route("**/pictures/dream-chasers-trilogy*", (route) => route.abort());
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const cover = page.locator('img[src*="dream-chasers-trilogy"]');
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(0);
    release();
    await expect(page.getByText("📖")).toBeVisible();
  });
});
