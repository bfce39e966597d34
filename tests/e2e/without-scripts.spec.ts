import { expect, test } from "../helpers/site-test.ts";

const VOLUME = "/book/experiences-of-life";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows its text, and hides controls that need JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("uncover the true you").last()).toHaveCSS("opacity", "1");
    await expect(page.getByText("Pause motion")).toBeHidden();

    await page.goto(`${VOLUME}#eol3`);
    await expect(page.getByRole("blockquote")).toHaveCount(4);
    for (const quote of await page.getByRole("blockquote").all()) await expect(quote).toBeVisible();
    await expect(page.getByRole("blockquote").nth(1)).toContainText("My father at two");
    await expect(page.getByRole("button")).toHaveCount(0);

    await page.goto("/roll-the-dice");
    await expect(page.getByText("🎲")).toBeVisible();

    await page.goto("/add-to-home-screen");
    const steps = page.getByRole("heading", { level: 2 });
    await expect(steps).toHaveText(["Share", "Options", "Add", "Done"]);
    const boxes = await Promise.all((await steps.all()).map((heading) => heading.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});
