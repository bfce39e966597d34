import { expect, test } from "../tests/helpers/site";

test.use({ javaScriptEnabled: false });

const WORDS: [path: string, status: number, heading: string, text: string][] = [
  ["/", 200, "Lyrics of the Mind", "The Dream Chaser's Trilogy"],
  ["/book/dream-chasers-bible", 200, "The Dream Chaser's Bible", "1 of 30"],
  ["/book/lyrics-of-the-mind-trilogy", 200, "Lyrics of the Mind Trilogy", "Who were you at eight"],
  ["/buy-books", 200, "Complete Book Collection", "Digital and physical formats"],
  ["/roll-the-dice", 200, "Roll the Dice", "Philosophy in Action"],
  ["/add-to-home-screen", 200, "Add to Home Screen", "The app icon appears on your home screen."],
  ["/nope", 404, "Unexpected Application Error!", "404 Not Found"],
  ["/book/nope", 404, "Book not found", "Return to Books"],
];

test("every kind of page answers with its status and shows its words", async ({ page }) => {
  for (const [path, status, heading, text] of WORDS) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(text);
  }
});

test("title, quotes and steps are all there, and nothing that does nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("uncover the true you").last()).toHaveCSS("opacity", "1");
  await expect(page.getByText("Pause motion")).toBeHidden();
  await expect(page.getByRole("listitem")).toHaveCount(5);

  await page.goto("/book/experiences-of-life#eol7");
  await expect(page.getByRole("region", { name: "Quote" })).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveCount(30);
  await expect(page.getByRole("blockquote").nth(29)).toBeVisible();
  await expect(page.getByRole("listitem").nth(0)).toContainText("My father at two");
  await expect(page.getByText("1 of 30")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);

  await page.goto("/add-to-home-screen");
  const steps = page.getByRole("heading", { level: 2 });
  await expect(steps).toHaveText(["Share", "Options", "Add", "Done"]);
  const boxes = await Promise.all((await steps.all()).map((heading) => heading.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  await expect(page.getByRole("button").or(page.getByRole("tab"))).toHaveCount(0);
});
