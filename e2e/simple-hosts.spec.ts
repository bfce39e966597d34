import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { contentTypeOf } from "../deploy/content-types";
import { DIST_DIR } from "../tests/helpers/fixtures";
import { expect, hold, MAIN, liveTest as test } from "../tests/helpers/site";

const WRONG = "Unexpected Application Error!";

test.use({ serviceWorkers: "block" });

// The driver of Debian's Firefox cannot switch scripts off.
test("a host with one 404.html shows every failure and every spelling right", {
  tag: "@chromium",
}, async ({ page, browser, live }) => {
  live.site = plainHost("one");
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

  const app = await hold(page, MAIN);
  await page.goto("/nope", { waitUntil: "commit" });
  await expect(page.getByText(WRONG)).toBeVisible();
  app.release();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${live.url}/book/nope`);
  await expect(plain.getByText(WRONG)).toBeVisible({ timeout: 1000 });
  await expect(plain.getByRole("link", { name: "Back to Books" })).toBeVisible();
  await plain.close();
});

test("a host with the nearest 404.html shows an unknown book, and a longer path as an error", async ({
  page,
  live,
}) => {
  live.site = plainHost("nearest");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/book/a/b", { waitUntil: "commit" });
  await expect(heading).toHaveText(WRONG); // once the app has chosen

  const app = await hold(page, MAIN);
  await page.goto("/book/nope", { waitUntil: "commit" });
  await expect(heading).toHaveText("Book not found");
  await expect(page.getByText("Return to Books")).toBeVisible();
  app.release();
});

/** A host without headers, rules or redirects: GitHub Pages has one `404.html`, others the nearest. */
function plainHost(failurePages: "one" | "nearest") {
  return createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const names = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}.html`];
    const isFile = (name: string) => /[^/]\.\w+$/.test(name) && existsSync(join(DIST_DIR, name));
    const found = names.find(isFile);
    const isInBook = failurePages === "nearest" && pathname.startsWith("/book/");
    const file = found ?? (isInBook ? "/book/404.html" : "/404.html");
    response.writeHead(found ? 200 : 404, { "Content-Type": contentTypeOf(file) });
    response.end(readFileSync(join(DIST_DIR, file)));
  });
}
