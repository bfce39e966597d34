import { expect, test } from "./site";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  const words: [path: string, status: number, heading: string, text: string][] = [
    ["/", 200, "Lyrics of the Mind", "The Dream Chaser's Trilogy"],
    ["/book/dream-chasers-bible", 200, "The Dream Chaser's Bible", "1 of 30"],
    [
      "/book/lyrics-of-the-mind-trilogy",
      200,
      "Lyrics of the Mind Trilogy",
      "Who were you at eight",
    ],
    ["/buy-books", 200, "Complete Book Collection", "Digital and physical formats"],
    ["/roll-the-dice", 200, "Roll the Dice", "Philosophy in Action"],
    ["/add-to-home-screen", 200, "Add to Home Screen", "The app icon appears on your home screen."],
    ["/nope", 404, "Unexpected Application Error!", "404 Not Found"],
    ["/book/nope", 404, "Book not found", "Return to Books"],
  ];
  for (const [path, status, heading, text] of words) {
    test(`${path} answers ${status} and shows its words`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(text);
    });
  }
});
