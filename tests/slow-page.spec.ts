import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createSite } from "../deploy/static-server";
import { whileListening } from "./listening";
import { test as base, expect } from "./site";

const PATH = "/book/lyrics-of-the-mind-trilogy";

/** The site on a line that keeps the second half of a page until the test sends it. */
const test = base.extend<{ line: { address: string; sendRest: () => void } }>({
  line: async ({ dist }, use) => {
    const html = readFileSync(join(dist, `${PATH}.html`), "utf8");
    const middle = html.length / 2;
    const site = createSite(dist);
    let sendRest = () => {};
    const server = createServer((request, response) => {
      if (request.url !== PATH) return site.emit("request", request, response);
      response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
    });
    await whileListening(server, (address) => use({ address, sendRest: () => sendRest() }));
  },
  baseURL: async ({ line }, use) => use(line.address),
});

test("a page whose files come before its second half is taken over when it is whole", async ({
  page,
  line,
}) => {
  await page.goto(PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource");
    return files.some(({ name }) => /lyrics-of-the-mind-trilogy.*\.js$/.test(name));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // time to start too early
  line.sendRest();
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 90")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
});
