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
const DOCK = '<div class="dock-buttons"';
const SECOND_QUOTE = 'id="q2"';
const QUOTE = 'id="eol3"';

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`a partial page shows quote and dock together, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(pauseAnimations); // the quote would be hidden for at most one second
    const quote = page.getByRole("blockquote");
    const parts = [quote, page.locator(".dock").filter({ visible: true })];
    for (const [cutBefore, shown] of [
      [DOCK, 0],
      [QUOTE, 1],
    ] as const) {
      const rest = cutPage(server, cutBefore);
      const app = await openWithoutApp(page, PATH);
      await expect(page.locator(".dock-slider")).toBeAttached();
      await nextFrames(page, 2);
      for (const part of parts) await expect(part).toHaveCount(shown);
      const before = shown ? await quote.boundingBox() : undefined;
      rest.send();
      for (const part of parts) await expect(part).toHaveCount(1);
      app.release();
      await waitUntilHydrated(page);
      expect(await page.evaluate(layoutShift)).toBe(0);
      if (before) expect(await quote.boundingBox()).toEqual(before);
      await page.unrouteAll();
    }
  });
}

test("a partial page shows the first quote until the named one loads", async ({ page, server }) => {
  const [quote, first] = [page.getByRole("blockquote"), page.getByText("1 of 12")];
  for (const [cutBefore, before] of [
    [QUOTE, "Who were you at eight"],
    ["Thank you, boring", "office knows"], // cuts the page after the named quote
  ] as const) {
    const rest = cutPage(server, cutBefore);
    await page.goto("about:blank", { waitUntil: "commit" });
    const app = await openWithoutApp(page, `${PATH}#eol3`);
    await nextFrames(page, 2);
    await expect(quote).toHaveText([new RegExp(before)]);
    await expect(first).toBeVisible({ visible: cutBefore === QUOTE });
    rest.send();
    await expect(quote).toHaveText([/office knows/]);
    await expect(first).toBeHidden();
    app.release();
    await expect(page.getByText("11 of 12")).toBeVisible();
    await page.unrouteAll();
  }
});

test("a partial page is hydrated once it is complete", async ({ page, server }) => {
  const rest = cutPage(server, QUOTE);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const early = (run: () => void, ms = 0) => (ms < 3000 ? setTimeout(run, ms) : 0);
    Object.assign(window, { setTimeout: early }); // disables the app's timeout
  });
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

test("a press on a partial page works, and doubles nothing later", async ({ page, server }) => {
  const rest = cutPage(server, QUOTE);
  await page.goto(PATH, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: "Next quote" });
  await expect(async () => {
    await next.click(); // the first script may be loaded without having run
    await expect(next).toHaveAttribute("aria-busy", "true", { timeout: 100 });
  }).toPass();
  await expect(page.getByText("2 of 12")).toBeVisible({ timeout: 10_000 });
  rest.send();
  await page.waitForFunction(() => document.readyState === "complete");
  for (const [what, count] of [
    ["main", 1],
    ["script[type='application/ld+json']", 1],
    [".update-notice", 1],
    ["site-part > [role=status]", 2],
  ] as const) {
    await expect(page.locator(what), what).toHaveCount(count);
  }
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

  test("is rendered by the app", async ({ page, server }) => {
    const rest = cutPage(server, QUOTE);
    await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
    rest.breakOff();
    await expect(page.getByText("11 of 12")).toBeVisible({ timeout: 10_000 });
    await page.getByRole("button", { name: "Next quote" }).click();
    await expect(page.getByText("12 of 12")).toBeVisible();
    await expect(page.locator("main")).toHaveCount(1);
  });
});

function pauseAnimations() {
  for (const animation of document.getAnimations()) animation.pause();
  requestAnimationFrame(pauseAnimations);
}

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
