import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openBook } from "./reader";
import { expect, test } from "./site";

const VOLUME = "/book/experiences-of-life";

type Box = { x: number; y: number; width: number; height: number };

async function openMenu(page: Page, path: string) {
  const { share } = await openBook(page, path);
  await share.click();
  const way = (name: string) => page.getByRole("button", { name, exact: true });
  return { share, way, status: page.locator("[popover]").getByRole("status") };
}

test("copy takes the quote, its book and its address, and answers for two seconds", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { way, status } = await openMenu(page, `${VOLUME}#eol2`);
  await way("Copy").click();
  await expect(way("Copied")).toBeVisible();
  await expect(status).toHaveText("Copied");
  const answered = Date.now();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "“My father at two in the morning, work boots on, eating cereal as quietly as a man can.”",
      "Experiences of Life, Volume Three",
      `${baseURL}${VOLUME}#eol2`,
    ].join("\n"),
  );
  await expect(way("Copy")).toBeVisible();
  expect(Date.now() - answered).toBeGreaterThan(1000);
});

test("a clipboard that refuses is not called copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const { way, status } = await openMenu(page, VOLUME);
  await way("Copy").click();
  await expect(way("Could not copy")).toBeVisible();
  await expect(status).toHaveText("Could not copy");
});

test("where the browser has a share sheet, it gets text, book and address", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data });
    };
  });
  const { way } = await openMenu(page, VOLUME);
  await way("Share").click();
  await expect(way("Shared")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
    title: "Experiences of Life, Volume Three",
    text: "“The year went the way soap goes, thinner each morning and still doing its job.”\nExperiences of Life, Volume Three",
    url: `${baseURL}${VOLUME}#eol1`,
  });
});

test("a share that the browser refuses answers “Could not share”", async ({ page }) => {
  const share = await shareEndingIn(page, "NotAllowedError");
  await expect.poll(share.answers).toEqual(["Could not share"]);
});

test("a share that the reader calls off answers nothing", async ({ page }) => {
  const share = await shareEndingIn(page, "AbortError");
  await expect.poll(share.wasAsked).toBe(true);
  await nextFrames(page);
  expect(await share.answers()).toEqual([]);
});

test("a quote saved as an image is a card of 1080 by 1350 in the book's colour", async ({
  page,
}) => {
  const { way } = await openMenu(page, `${VOLUME}#eol7`);
  const download = page.waitForEvent("download");
  await way("Save as image").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("experiences-of-life-eol7.png");
  await expect(way("Saved")).toBeVisible();

  const card = sharp(await readFile(await file.path()));
  expect(await card.metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
  const pixels = await card.removeAlpha().raw().toBuffer();
  expect(count(pixels, [237, 230, 216])).toBeGreaterThan(5000); // the quote, in paper
  expect(count(pixels, [114, 190, 150])).toBeGreaterThan(500); // title and marks, in green
});

test("the menu opens by keyboard, and Escape closes it and returns", async ({ page }) => {
  const { share } = await openBook(page, VOLUME);
  await share.focus();
  await page.keyboard.press("Enter");
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await expect(copy).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(copy).toBeHidden();
  await expect(share).toBeFocused();
});

test("without popovers the ways to share are a row of the page, over nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replace(/not (selector\(:popover-open\))/, "$1");
    await route.fulfill({ response, body: css });
  });
  const { share, leaf } = await openBook(page, VOLUME);
  await expect(share).toBeHidden();
  const parts = [
    page.getByRole("link", { name: "Back to Books" }),
    page.getByRole("button", { name: "Copy", exact: true }),
    page.getByRole("button", { name: "Save as image" }),
    page.getByRole("heading", { level: 1 }),
    leaf,
  ];
  for (const part of parts) await expect(part).toBeVisible();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const overlaps = boxes.flatMap((a, index) =>
    boxes.slice(index + 1).map((b) => (a && b ? overlap(a, b) : Number.NaN)),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
});

test("clipboard and card code come only when used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const has = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  const { share } = await openBook(page, VOLUME);
  expect(has("book-page")).toBe(true);
  expect(has("pass-on") || has("save")).toBe(false);
  await share.click();
  await expect.poll(() => has("pass-on")).toBe(true);
  expect(has("save")).toBe(false);
  await page.getByRole("button", { name: "Save as image" }).click();
  await expect.poll(() => has("save")).toBe(true);
});

/** Presses “Share” where it fails for a reason, and keeps what the menu says from then on. */
async function shareEndingIn(page: Page, reason: string) {
  await page.addInitScript((name) => {
    navigator.share = () => {
      Object.assign(window, { wasAsked: true });
      return Promise.reject(new DOMException("no", name));
    };
  }, reason);
  const { way, status } = await openMenu(page, VOLUME);
  const answers = await status.evaluateHandle((element) => {
    const said: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) said.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await way("Share").click();
  return {
    wasAsked: () => page.evaluate(() => "wasAsked" in window),
    answers: () => answers.jsonValue(),
  };
}

/** How deep two boxes lie in each other, in pixels; less than nothing when they are apart. */
function overlap(a: Box, b: Box) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(across, down);
}

function nextFrames(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

function count(pixels: Buffer, [red, green, blue]: [number, number, number]) {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) found++;
  }
  return found;
}
