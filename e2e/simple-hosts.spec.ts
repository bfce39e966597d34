import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { DIST_DIR } from "../tests/helpers/fixture-site.ts";
import { expect, openWithoutApp, test } from "../tests/helpers/site-test.ts";

const WRONG = "Unexpected Application Error!";
const UNKNOWN = "Book not found";

for (const [kind, path, shown, later, chosen] of [
  ["one", "/nope", WRONG, "/book/nope", UNKNOWN],
  ["nearest", "/book/nope", UNKNOWN, "/book/a/b", WRONG],
] as const) {
  test(`a host with ${kind} 404.html shows ${path} at once, ${later} after the app has loaded`, async ({
    page,
    server,
  }) => {
    server.site = plainHost(kind);
    const heading = page.getByRole("heading", { level: 1 });
    const response = await page.goto(later, { waitUntil: "commit" });
    expect(response?.status()).toBe(404);
    await expect(heading).toHaveText(chosen);
    const app = await openWithoutApp(page, path);
    await expect(heading).toHaveText(shown);
    app.release();
  });
}

// The driver of Debian's Firefox cannot turn JavaScript off.
test("a host without rules shows every spelling, and a link home", {
  tag: "@chromium",
}, async ({ page, browser, server }) => {
  server.site = plainHost("one");
  for (const path of ["/buy-books/", "/buy-books.html"]) {
    await page.goto(`${path}?from=mail#offer`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
    await expect(page).toHaveURL("/buy-books?from=mail#offer");
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}/book/nope`);
  await expect(plain.getByText(WRONG)).toBeVisible({ timeout: 1000 });
  await expect(plain.getByRole("link", { name: "Back to Books" })).toBeVisible();
  await plain.close();
});

/** A host without headers or redirects: GitHub Pages has one `404.html`, others use the nearest. */
function plainHost(notFoundPages: "one" | "nearest") {
  const serveFile = sirv(DIST_DIR, { dev: true, extensions: ["html"] });
  return createServer((request, response) => {
    serveFile(request, response, () => {
      const isInBook = notFoundPages === "nearest" && request.url?.startsWith("/book/");
      const file = isInBook ? "book/404.html" : "404.html";
      response.writeHead(404, { "Content-Type": "text/html" });
      response.end(readFileSync(join(DIST_DIR, file)));
    });
  });
}
