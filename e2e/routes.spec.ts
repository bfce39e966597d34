import { expect, expectServedHead, markDocument, test } from "../tests/helpers/site";

/** The browsers' error messages for a book whose `volumes` is null. */
const NO_VOLUMES = /of null|is null|is not iterable|^Error/;

test("any other path shows the error screen with status, text and a way home", async ({ page }) => {
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  await expectServedHead(page, "/");
});

test.describe("an error while rendering", () => {
  test.use({ expectedMessages: [NO_VOLUMES] });

  test("shows the error screen with its message; the way home is a new page", async ({ page }) => {
    // Serves a book that no build would accept.
    await page.route("**/assets/lyrics-of-the-mind-trilogy-*.js", async (route) => {
      const response = await route.fetch();
      const code = (await response.text()).replace(/volumes:\[.*?\],quotes/, "volumes:null,quotes");
      await route.fulfill({ response, body: code });
    });
    await page.goto("/");
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Unexpected Application Error!");
    await expect(page.locator(".error-page").getByText(NO_VOLUMES)).toBeVisible(); // has loaded

    const isSameDocument = await markDocument(page);
    await page.getByRole("link", { name: "Back to Books" }).click();
    await expect(heading).toHaveAccessibleName("Lyrics of the Mind");
    expect(await isSameDocument()).toBe(false);
  });
});

// The driver of Debian's Firefox cannot turn JavaScript off.
test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows title, quotes and steps, and nothing that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("uncover the true you").last()).toHaveCSS("opacity", "1");
    await expect(page.getByText("Pause motion")).toBeHidden();

    await page.goto("/book/experiences-of-life#eol3");
    await expect(page.getByRole("blockquote")).toHaveCount(4);
    await expect(page.getByRole("blockquote").nth(3)).toBeVisible();
    await expect(page.getByRole("listitem").nth(0)).toContainText("My father at two");
    await expect(page.getByRole("button")).toHaveCount(0);

    await page.goto("/roll-the-dice");
    await expect(page.getByText("🎲")).toBeVisible();

    await page.goto("/add-to-home-screen");
    const steps = page.getByRole("heading", { level: 2 });
    await expect(steps).toHaveText(["Share", "Options", "Add", "Done"]);
    const boxes = await Promise.all((await steps.all()).map((heading) => heading.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await expect(page.getByRole("button").or(page.getByRole("tab"))).toHaveCount(0);
  });
});
