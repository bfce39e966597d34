import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createStaticServer } from "../deploy/static-server.ts";
import { DIST_DIR } from "../tests/helpers/fixture-site.ts";
import { layoutShift } from "../tests/helpers/layout-shift.ts";
import { nextFrames } from "../tests/helpers/next-frames.ts";
import {
  expect,
  MAIN,
  openWithoutApp,
  test,
  waitUntilHydrated,
} from "../tests/helpers/site-test.ts";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const SECOND_QUOTE = 'id="q2"';
const QUOTE = 'id="eol3"';

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`a partial page shows its first quote where it stays, at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    const quote = page.getByRole("blockquote");
    const parts = [quote, page.locator(".dock").filter({ visible: true })];
    const rest = cutPage(server, QUOTE);
    const app = await openWithoutApp(page, PATH);
    await nextFrames(page, 2);
    for (const part of parts) await expect(part).toHaveCount(1);
    const before = await quote.boundingBox();
    rest.send();
    app.release();
    await waitUntilHydrated(page);
    expect(await page.evaluate(layoutShift)).toBe(0);
    expect(await quote.boundingBox()).toEqual(before);
  });
}

test("a partial page is hydrated once it is complete", async ({ page, server }) => {
  const rest = cutPage(server, QUOTE);
  await page.goto(PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource");
    return files.some(({ name }) => /lyrics-of-the-mind-trilogy.*\.js$/.test(name));
  });
  // Gives the app time to start too early; with software graphics the browser may never be idle.
  await page.evaluate(() => new Promise((end) => requestIdleCallback(end, { timeout: 1000 })));
  expect(await page.evaluate(() => performance.getEntriesByName("hydrated").length)).toBe(0);
  rest.send();
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 12")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
});

test("a press on a partial page counts once it is complete", async ({ page, server }) => {
  const rest = cutPage(server, QUOTE);
  await page.goto(PATH, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: "Next quote" });
  await expect(async () => {
    await next.click(); // the first script may be loaded without having run
    await expect(next).toHaveAttribute("aria-busy", "true", { timeout: 100 });
  }).toPass();
  rest.send();
  await expect(page.getByText("2 of 12")).toBeVisible();
});

test.describe("a page whose rest never loads", () => {
  test.use({ expectedMessages: [/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_FAILED/] });

  test("shows its quote without the app", async ({ page, server }) => {
    const rest = cutPage(server, SECOND_QUOTE);
    await page.route(MAIN, (route) => route.abort());
    await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
    await expect(page.locator(".viewer-example")).toBeAttached();
    rest.breakOff();
    await expect(page.getByRole("blockquote")).toBeVisible();
  });
});

/** Makes the server hold back the book's page from `text` on, until the test sends the rest. */
function cutPage(server: { site: Server }, text: string) {
  const html = readFileSync(join(DIST_DIR, `${PATH}.html`), "utf8");
  const end = html.indexOf(text);
  const whole = createStaticServer(DIST_DIR);
  let half: ServerResponse | undefined;
  server.site = createServer((request, response) => {
    if (request.url !== PATH) return whole.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, end));
    half = response;
  });
  return { send: () => half?.end(html.slice(end)), breakOff: () => half?.destroy() };
}
