import { expect, test } from "./site";

const colours = [
  ["lyrics-of-the-mind", "rgb(240, 106, 88)"],
  ["dream-chasers-bible", "rgb(233, 174, 69)"],
  ["experiences-of-life", "rgb(114, 190, 150)"],
  ["lyrics-of-the-mind-trilogy", "rgb(157, 183, 245)"],
  ["dream-chasers-bible-volume-2", "rgb(157, 183, 245)"],
] as const;

for (const [slug, colour] of colours) {
  test(`the title of ${slug} has its colour`, async ({ page }) => {
    await page.goto(`/book/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", colour);
  });
}

test("a volume names its collection, a collection its volumes in order", async ({ page }) => {
  await page.goto("/book/dream-chasers-bible-volume-2");
  await expect(
    page.getByRole("navigation", { name: "Collection" }).getByRole("link"),
  ).toHaveAttribute("href", "/book/dream-chasers-trilogy");
  await page.goto("/book/dream-chasers-trilogy");
  const volumes = page.getByRole("navigation", { name: "Volumes" }).getByRole("link");
  await expect(volumes).toHaveCount(3);
  await expect(volumes.nth(2)).toContainText("Volume Three");
});

test("an unknown book has a way back", async ({ page }) => {
  await page.goto("/book/nope");
  await page.getByRole("link", { name: "Return to Books" }).click();
  await expect(page).toHaveURL("/");
});
