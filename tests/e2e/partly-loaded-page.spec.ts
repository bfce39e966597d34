import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createStaticServer } from "../../deploy/static-server.ts";
import { DIST_DIR } from "../helpers/fixture-site.ts";
import { expect, test } from "../helpers/site-test.ts";

const BOOK = "/book/lyrics-of-the-mind-trilogy";

test.use({ waitsForHydration: false, expectedMessages: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] });

test("a page that is cut off shows its quote, and its links work", async ({ page, server }) => {
  const html = readFileSync(join(DIST_DIR, `${BOOK}.html`), "utf8");
  const whole = createStaticServer(DIST_DIR);
  server.site = createServer((request, response) => {
    if (request.url !== BOOK) return whole.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html" });
    response.write(html.slice(0, html.indexOf('id="eol3"')), () => response.destroy());
  });
  await page.goto(BOOK, { waitUntil: "commit" });
  await expect(page.getByRole("blockquote")).toHaveText([/./]); // only one shows
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page.locator(".home-cards")).toBeVisible();
});
