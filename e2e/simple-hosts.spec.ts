import { DIST_DIR } from "../tests/helpers/fixtures";
import { test as base, expect, hold, whileListening } from "../tests/helpers/site";
import { simpleHost } from "../tests/hosts/simple-host";

const WRONG = "Unexpected Application Error!";

const test = base.extend<{ failurePages: "one" | "nearest" }>({
  failurePages: ["one", { option: true }],
  baseURL: ({ failurePages }, use) => whileListening(simpleHost(DIST_DIR, failurePages), use),
});
test.use({
  expectedMessages: [/^Failed to load resource: the server responded with a status of 404/],
});

// The driver of Debian's Firefox cannot switch scripts off.
test("a host with one 404.html shows every failure and every spelling right", {
  tag: "@chromium",
}, async ({ page, browser, baseURL }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const response = await page.goto("/book/nope", { waitUntil: "commit" });
  expect(response?.status()).toBe(404);
  await expect(heading).toHaveText("Book not found"); // once the app has chosen
  await expect(page.getByText(WRONG)).toHaveCount(0);

  for (const path of ["/buy-books/", "/buy-books.html"]) {
    await page.goto(`${path}?from=mail#offer`);
    await expect(heading).toHaveText("Complete Book Collection");
    await expect(page).toHaveURL("/buy-books?from=mail#offer");
  }

  const scripts = await hold(page, "**/assets/main-*.js");
  await page.goto("/nope", { waitUntil: "commit" });
  await expect(heading).toHaveText(WRONG);
  await expect(page.getByText(WRONG)).toBeVisible();
  scripts.release();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${baseURL}/book/nope`);
  await expect(plain.getByText(WRONG)).toBeVisible({ timeout: 1000 });
  await expect(plain.getByRole("link", { name: "Back to Books" })).toBeVisible();
  await plain.close();
});

test.describe("a host that takes the nearest 404.html", () => {
  test.use({ failurePages: "nearest" });

  test("shows an unknown book at once, and a longer path as an error", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/book/a/b", { waitUntil: "commit" });
    await expect(heading).toHaveText(WRONG); // once the app has chosen

    const scripts = await hold(page, "**/assets/main-*.js");
    await page.goto("/book/nope", { waitUntil: "commit" });
    await expect(heading).toHaveText("Book not found");
    await expect(page.getByText("Return to Books")).toBeVisible();
    scripts.release();
  });
});
