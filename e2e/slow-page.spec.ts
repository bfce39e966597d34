import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createSite } from "../deploy/static-server";
import { shiftsOn, watchShifts } from "../tests/helpers/shifts";
import {
  test as base,
  expect,
  hold,
  isHydrated,
  MAIN,
  whileListening,
} from "../tests/helpers/site";

const PATH = "/book/lyrics-of-the-mind-trilogy";

interface Line {
  address: string;
  sendRest: () => void;
  breakOff: () => void;
}

interface Options {
  /** What the first half ends before; else it is half of the page. */
  cutBefore: string;
}

/** The site on a line that keeps the second half of a page until the test sends it. */
const test = base.extend<{ line: Line } & Options>({
  cutBefore: ["", { option: true }],
  line: async ({ dist, cutBefore }, use) => {
    const html = readFileSync(join(dist, `${PATH}.html`), "utf8");
    const middle = cutBefore ? html.indexOf(cutBefore) : html.length / 2;
    const site = createSite(dist);
    let half: ServerResponse | undefined;
    const server = createServer((request, response) => {
      if (request.url !== PATH) return site.emit("request", request, response);
      response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, middle));
      half = response;
    });
    const sendRest = () => half?.end(html.slice(middle));
    const breakOff = () => half?.destroy();
    await whileListening(server, (address) => use({ address, sendRest, breakOff }));
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
  await expect(page.getByText("2 of 12")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
});

for (const [cutBefore, width, height, shown] of [
  ['<div class="dock-buttons"', 390, 844, 0],
  ['<div class="dock-buttons"', 844, 390, 0],
  ['id="eol3"', 390, 844, 1],
  ['id="eol3"', 844, 390, 1],
] as const) {
  test.describe(`a page cut before ${cutBefore}, at ${width} by ${height}`, () => {
    test.use({ cutBefore, viewport: { width, height } });

    test(`shows ${shown ? "both" : "neither"} quote and dock, which then stay`, async ({
      page,
      line,
    }) => {
      const app = await hold(page, MAIN);
      const quote = page.getByRole("blockquote");
      const dock = page.locator(".dock").filter({ visible: true });
      await watchShifts(page);
      await page.goto(PATH, { waitUntil: "commit" });
      await expect(page.locator(".dock-slider")).toBeAttached();
      await isPainted(page);
      for (const part of [quote, dock]) await expect(part).toHaveCount(shown);
      line.sendRest();
      for (const part of [quote, dock]) await expect(part).toHaveCount(1);
      app.release();
      await isHydrated(page);
      expect(await shiftsOn(page)).toEqual([]);
    });
  });
}

for (const [cutBefore, named, before] of [
  ['id="eol3"', "before it has come", "Who were you at eight"],
  ["Thank you, boring", "as soon as it has come", "office knows"],
] as const) {
  test.describe(`a link to a quote, ${named}`, () => {
    test.use({ cutBefore });

    test("shows a quote, and no counter but its own", async ({ page, line }) => {
      const app = await hold(page, MAIN);
      const quote = page.getByRole("blockquote");
      const first = page.getByText("1 of 12");
      const early = page.waitForEvent("requestfinished", (file) => file.url().includes("/early-"));
      await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
      await early;
      await isPainted(page);
      await expect(quote).toHaveText([new RegExp(before)]);
      await expect(first).toBeVisible({ visible: cutBefore === 'id="eol3"' });
      line.sendRest();
      await expect(quote).toHaveText([/office knows/]);
      await expect(first).toBeHidden();
      app.release();
      await expect(page.getByText("11 of 12")).toBeVisible();
    });
  });
}

test("a press while the HTML takes long is answered, and its rest adds nothing", async ({
  page,
  line,
}) => {
  await page.goto(PATH, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: "Next quote" });
  await expect(async () => {
    await next.click();
    await expect(next).toHaveAttribute("aria-busy", "true", { timeout: 100 }); // it was heard
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

test.describe("a page whose second half does not come", () => {
  test.use({ expectedMessages: [/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_FAILED/] });

  test.describe("nor the app", () => {
    test.use({ cutBefore: '<div class="dock-buttons"' });

    test("shows the quote that it has", async ({ page, line }) => {
      await page.route(MAIN, (route) => route.abort());
      await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
      await expect(page.locator(".dock-slider")).toBeAttached();
      line.breakOff();
      await expect(page.getByRole("blockquote")).toBeVisible();
    });
  });

  for (const end of ["breakOff", "sendRest"] as const) {
    test(`is drawn by the app, and then ${end} changes nothing`, async ({ page, line }) => {
      await page.goto(`${PATH}#eol3`, { waitUntil: "commit" });
      if (end === "breakOff") line.breakOff();
      await expect(page.getByText("11 of 12")).toBeVisible({ timeout: 10_000 });
      line.sendRest();
      await page.getByRole("button", { name: "Next quote" }).click();
      await expect(page.getByText("12 of 12")).toBeVisible();
      await expect(page.locator("main")).toHaveCount(1);
    });
  }
});

/** Waits until what has come so far has been drawn. */
async function isPainted(page: Page) {
  for (let frame = 0; frame < 2; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
