import type { AddressInfo } from "node:net";
import { simpleHost } from "./hosts/simple-host";
import { DIST_DIR } from "./paths";
import { test as base, expect } from "./site";

const NOTED_404 = /^Failed to load resource: the server responded with a status of 404/;
const WRONG = "Unexpected Application Error!";

interface Host {
  failurePages: "one" | "nearest";
  scripts: { come: () => void };
}

const test = base.extend<Host>({
  failurePages: ["one", { option: true }],
  baseURL: async ({ failurePages }, use) => {
    const server = simpleHost(DIST_DIR, failurePages);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  /** Holds the site's scripts back until told. */
  scripts: async ({ page }, use) => {
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/assets/main-*.js", async (route) => {
      await gate;
      await route.continue();
    });
    await use({ come });
    come();
  },
});
test.use({ expectedMessages: [NOTED_404] });

test("an unknown book gets its screen once the app has chosen", async ({ page }) => {
  const response = await page.goto("/book/nope", { waitUntil: "commit" });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book not found");
  await expect(page.getByText(WRONG)).toHaveCount(0);
});

test("any other path shows the error screen at once, before any script", async ({
  page,
  scripts,
}) => {
  await page.goto("/nope", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WRONG);
  await expect(page.getByText(WRONG)).toBeVisible();
  scripts.come();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the served screen is there from the start", async ({ page }) => {
    await page.goto("/book/nope");
    await expect(page.getByText(WRONG)).toBeVisible({ timeout: 1000 });
    await expect(page.getByRole("link", { name: "Back to Books" })).toBeVisible();
  });
});

for (const path of ["/buy-books/", "/buy-books.html"]) {
  test(`${path} shows the page, under its one address`, async ({ page }) => {
    await page.goto(`${path}?from=mail#offer`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
    await expect(page).toHaveURL("/buy-books?from=mail#offer");
  });
}

test.describe("on a host that takes the nearest 404.html", () => {
  test.use({ failurePages: "nearest" });

  test("an unknown book is shown at once", async ({ page, scripts }) => {
    await page.goto("/book/nope", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book not found");
    await expect(page.getByText("Return to Books")).toBeVisible();
    scripts.come();
  });

  test("a longer path gets the error screen once the app has chosen", async ({ page }) => {
    await page.goto("/book/a/b", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WRONG);
  });
});
