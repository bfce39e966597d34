import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createSite } from "../deploy/static-server";
import { shiftsOn, watchShifts } from "../tests/helpers/layout-shift";
import {
  test as base,
  expect,
  isHydrated,
  MAIN,
  openWithoutApp,
  whileListening,
} from "../tests/helpers/site";

const PATH = "/book/lyrics-of-the-mind-trilogy";
const DOCK = '<div class="dock-buttons"';
const QUOTE = 'id="eol3"';

/** A line that can keep the end of the book's page until the test sends it. */
interface Line {
  url: string;
  cutBefore: string;
  sendRest: () => void;
  breakOff: () => void;
}

const test = base.extend<{ line: Line }>({
  line: async ({ dist }, use) => {
    const html = readFileSync(join(dist, `${PATH}.html`), "utf8");
    const site = createSite(dist);
    let half: ServerResponse | undefined;
    const end = () => html.indexOf(line.cutBefore);
    const line: Line = {
      url: "",
      cutBefore: "",
      sendRest: () => half?.end(html.slice(end())),
      breakOff: () => half?.destroy(),
    };
    const server = createServer((request, response) => {
      if (request.url !== PATH) return site.emit("request", request, response);
      response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, end()));
      half = response;
    });
    await whileListening(server, (url) => use(Object.assign(line, { url })));
  },
  baseURL: async ({ line }, use) => use(line.url),
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`half a page shows quote and dock together, which then stay, at ${width} px`, async ({
    page,
    line,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const parts = [page.getByRole("blockquote"), page.locator(".dock").filter({ visible: true })];
    for (const [cutBefore, shown] of [
      [DOCK, 0],
      [QUOTE, 1],
    ] as const) {
      line.cutBefore = cutBefore;
      const app = await openWithoutApp(page, PATH);
      await expect(page.locator(".dock-slider")).toBeAttached();
      await isPainted(page);
      for (const part of parts) await expect(part).toHaveCount(shown);
      line.sendRest();
      for (const part of parts) await expect(part).toHaveCount(1);
      app.release();
      await isHydrated(page);
      expect(await shiftsOn(page)).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test("half a page that ends before a named quote shows the first, and then only the named one", async ({
  page,
  line,
}) => {
  const [quote, first] = [page.getByRole("blockquote"), page.getByText("1 of 12")];
  for (const [cutBefore, before] of [
    [QUOTE, "Who were you at eight"],
    ["Thank you, boring", "office knows"], // after it
  ] as const) {
    line.cutBefore = cutBefore;
    await page.goto("about:blank", { waitUntil: "commit" });
    const app = await openWithoutApp(page, `${PATH}#eol3`);
    await isPainted(page);
    await expect(quote).toHaveText([new RegExp(before)]);
    await expect(first).toBeVisible({ visible: cutBefore === QUOTE });
    line.sendRest();
    await expect(quote).toHaveText([/office knows/]);
    await expect(first).toBeHidden();
    app.release();
    await expect(page.getByText("11 of 12")).toBeVisible();
    await page.unrouteAll();
  }
});

test("half a page is hydrated when it is whole", async ({ page, line }) => {
  line.cutBefore = QUOTE;
  await page.goto(PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource");
    return files.some(({ name }) => /lyrics-of-the-mind-trilogy.*\.js$/.test(name));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // time to start too early
  line.sendRest();
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 12")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
});

test("half a page answers a press when its rest takes long, and then takes nothing twice", async ({
  page,
  line,
}) => {
  line.cutBefore = QUOTE;
  await page.goto(PATH, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: "Next quote" });
  await expect(async () => {
    await next.click(); // the early script may have come without having run
    await expect(next).toHaveAttribute("aria-busy", "true", { timeout: 100 });
  }).toPass();
  await expect(page.getByText("2 of 12")).toBeVisible({ timeout: 10_000 });
  line.sendRest();
  await page.waitForFunction(() => document.readyState === "complete");
  for (const [what, count] of [
    ["main", 1],
    ["script[type='application/ld+json']", 1],
    [".update-notice", 1],
    ["body > [role=status]", 2],
  ] as const) {
    await expect(page.locator(what), what).toHaveCount(count);
  }
});

test.describe("half a page whose rest does not come", () => {
  test.use({ expectedMessages: [/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_FAILED/] });

  test("shows the quote that it has, without the app", async ({ page, line }) => {
    line.cutBefore = DOCK;
    await page.route(MAIN, (route) => route.abort());
    await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
    await expect(page.locator(".dock-slider")).toBeAttached();
    line.breakOff();
    await expect(page.getByRole("blockquote")).toBeVisible();
  });

  test("is drawn by the app", async ({ page, line }) => {
    line.cutBefore = QUOTE;
    await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
    line.breakOff();
    await expect(page.getByText("11 of 12")).toBeVisible({ timeout: 10_000 });
    await page.getByRole("button", { name: "Next quote" }).click();
    await expect(page.getByText("12 of 12")).toBeVisible();
    await expect(page.locator("main")).toHaveCount(1);
  });
});

/** Waits until what has come so far has been drawn. */
async function isPainted(page: Page) {
  for (let frame = 0; frame < 2; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
