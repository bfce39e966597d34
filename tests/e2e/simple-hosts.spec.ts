import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { DIST_DIR } from "../helpers/fixture-site.ts";
import { expect, openWithoutApp, test } from "../helpers/site-test.ts";

test.beforeEach(({ server }) => {
  server.site = simpleHost();
});

test("an unknown book shows the only 404 page at once, and its own once the app has loaded", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const app = await openWithoutApp(page, "/book/nope");
  await expect(heading).toHaveText("Unexpected Application Error!");
  app.release();
  await expect(heading).toHaveText("Book not found");
});

test("every spelling of a page's path shows the page", async ({ page }) => {
  for (const path of ["/buy-books/", "/buy-books.html"]) {
    await page.goto(`${path}?from=mail#offer`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  }
});

/** A host without headers or redirects and with a single 404 page, such as GitHub Pages. */
function simpleHost() {
  const notFound = readFileSync(join(DIST_DIR, "404.html"));
  const serve = sirv(DIST_DIR, {
    extensions: ["html"],
    onNoMatch: (_request, response) =>
      response.writeHead(404, { "Content-Type": "text/html" }).end(notFound),
  });
  return createServer(serve);
}
