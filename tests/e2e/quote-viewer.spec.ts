import type { CDPSession, Page } from "@playwright/test";
import { expect, hold, test } from "../helpers/site-test.ts";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
const VOLUME = "/book/experiences-of-life";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("turns by button, key and slider, and Back returns to the quote", {
  tag: "@engines",
}, async ({ page }) => {
  const count = page.locator(".dock-count");
  await page.goto(`${COLLECTION}#nonsense`);
  await expect(page).toHaveURL(`${COLLECTION}#q1`); // the hash named no quote
  await button(page, "Previous quote").click();
  await expect(count).toHaveText("12 of 12");
  await page.keyboard.press("ArrowRight");
  await expect(count).toHaveText("1 of 12");
  await page.getByRole("slider").press("End");
  await expect(count).toHaveText("12 of 12");
  const { x = 0, y = 0 } = (await page.locator(".dock-ruler").boundingBox()) ?? {};
  await page.mouse.click(x, y + 9);
  await expect(count).toHaveText("1 of 12");
  await button(page, "Next quote").click();
  await expect(page).toHaveURL(/#q2$/);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(count).toHaveText("2 of 12");
});

test("a quote selected with its example is copied without indent", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(VOLUME);
  const copied = await page.evaluate(() => {
    const [quote, example] = document.querySelectorAll(".viewer-quote, .viewer-example");
    getSelection()?.setBaseAndExtent(quote as Node, 0, example as Node, 2);
    return String(getSelection()); // in Firefox and Chromium the text that a copy would hold
  });
  expect(copied).toMatch(/^“The\syear.*Today:.*\.$/s);
});

test("copying loads nothing; saving loads its module", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(VOLUME);
  const scripts = await hold(page, "**/assets/*.js"); // a slow connection
  await button(page, "Copy or save this quote").click();
  await button(page, "Copy").click();
  await expect(button(page, "Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#eol1$/);

  const request = page.waitForRequest(/\/assets\/save-quote-image-/);
  const download = page.waitForEvent("download");
  await button(page, "Save as image").click();
  await request;
  scripts.release();
  expect((await download).suggestedFilename()).toBe("experiences-of-life-eol1.png");
});

test("a quote is saved as an image", { tag: "@engines" }, async ({ page }) => {
  await page.goto(VOLUME);
  await page.locator(".share-button").click();
  await button(page, "Save as image").click();
  await expect(button(page, "See your downloads")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger turns the quote, and pans a zoomed page", async ({ page, context }) => {
    await page.goto(VOLUME);
    const client = await context.newCDPSession(page);
    const enlarge = (pageScaleFactor: number) =>
      client.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    await enlarge(2);
    await expect(page.locator("html[data-zoomed]")).toBeAttached();
    await swipeLeft(client);
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
    await enlarge(1);
    await expect(page.locator("html[data-zoomed]")).not.toBeAttached();
    await swipeLeft(client);
    await expect(page.getByText("2 of 4")).toBeVisible();
  });
});

/** Moves a finger over the quote, through Chromium's protocol. */
async function swipeLeft(client: CDPSession) {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: 420 })) });
  await touch("touchStart", 200);
  for (const x of [170, 140, 110, 80]) await touch("touchMove", x);
  await touch("touchEnd");
}
