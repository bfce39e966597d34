import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createSite } from "../deploy/static-server";
import { whileListening } from "./listening";
import { shiftsOn, watchShifts } from "./shifts";
import { test as base, expect } from "./site";

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
  await expect(page.getByText("2 of 90")).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
});

test.describe("a page cut within its dock", () => {
  test.use({ cutBefore: '<div class="dock-turns"', viewport: { width: 844, height: 390 } });

  test("shows the dock when it is whole, where it then stays", async ({ page, line }) => {
    await watchShifts(page);
    await page.goto(PATH, { waitUntil: "commit" });
    await expect(page.locator(".dock-slider")).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // and painted
    await expect(page.locator(".dock")).toBeHidden();
    line.sendRest();
    await expect(page.getByRole("button", { name: "Next quote" })).toBeVisible();
    expect(await shiftsOn(page)).toEqual([]);
  });
});

test.describe("a page whose second half does not come", () => {
  test.use({ expectedMessages: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] });

  for (const end of ["breakOff", "sendRest"] as const) {
    test(`is drawn by the app, and then ${end} changes nothing`, async ({ page, line }) => {
      await page.goto(`${PATH}#eol7`, { waitUntil: "commit" });
      if (end === "breakOff") line.breakOff();
      await expect(page.getByText("67 of 90")).toBeVisible({ timeout: 10_000 });
      line.sendRest();
      await page.getByRole("button", { name: "Next quote" }).click();
      await expect(page.getByText("68 of 90")).toBeVisible();
      await expect(page.locator("main")).toHaveCount(1);
      await expect(page.locator("html")).not.toHaveAttribute("data-incomplete");
    });
  }
});
