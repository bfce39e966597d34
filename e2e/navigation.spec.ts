import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { DIST_DIR } from "../tests/helpers/fixture-site.ts";
import { expect, hold, markDocument, test } from "../tests/helpers/site-test.ts";
import { swipe } from "../tests/helpers/swipe.ts";

const NEXT = "[aria-label='Next quote']";
/** Ways to press something on a book page, and a text that each of them shows. */
const PRESSES: [what: string, press: (page: Page) => Promise<void>, shows: string][] = [
  ["a tap on a button", (page) => tap(page, NEXT), "2 of 12"],
  ["a click on a button", (page) => click(page, NEXT), "2 of 12"],
  ["a tap on a link", (page) => tap(page, ".back-link"), "Custom Screen"],
  ["a key", (page) => page.keyboard.press("ArrowLeft"), "12 of 12"],
  ["a swipe", (page) => swipe(page, { x: 300, y: 420 }, -120), "2 of 12"],
];

test.use({ viewport: { width: 390, height: 844 } });

test("links reload nothing; Back and Forward restore the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto("/");
  let isSameDocument = await markDocument(page);
  const heading = page.getByRole("heading", { level: 1 });
  const toBook = page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ });
  const onHome = await scrollTo(page, toBook);
  await toBook.click();
  await expect(page).toHaveTitle(/^Lyrics of the Mind Trilogy.* \| Lyrics of the Mind$/);
  await expectPosition(page, "/book/lyrics-of-the-mind-trilogy", heading, 0);
  const toShop = page.getByRole("link", { name: /Buy Books/ });
  const inBook = await scrollTo(page, toShop);
  await toShop.click();
  await expectPosition(page, "/buy-books", heading, 0);
  expect(await isSameDocument()).toBe(true);
  await page.reload(); // loses no position
  isSameDocument = await markDocument(page);
  await page.goBack();
  await expectPosition(page, "/book/lyrics-of-the-mind-trilogy", toShop, inBook);
  await page.goBack();
  await expectPosition(page, "/", toBook, onHome);
  await page.goForward();
  await expectPosition(page, "/book/lyrics-of-the-mind-trilogy", heading, inBook);
  await page.goForward();
  await expectPosition(page, "/buy-books", heading, 0); // this page was never scrolled
  expect(await isSameDocument()).toBe(true);
});

test("without the Navigation API every link loads a document", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  const onHome = await scrollTo(page, page.getByRole("link", { name: /Add to Home Screen/ }));
  await page.getByRole("link", { name: /Add to Home Screen/ }).click();
  await expect(page).toHaveURL("/add-to-home-screen");
  expect(await isSameDocument()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollOf(page)).toBe(onHome);
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await page.getByRole("button", { name: "Next quote" }).click();
  await expect(page.getByText("2 of 12")).toBeVisible();
  await page.evaluate(() => location.assign("#eol3"));
  await expect(page.getByText("11 of 12")).toBeVisible();
  await page.goto("/book/nope");
  await page.getByRole("link", { name: "Return to Books" }).click();
  await expect(page).toHaveURL("/");
  for (const path of ["/book/nope", "/book/lyrics-of-the-mind-trilogy#eol3"]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByText("11 of 12")).toBeVisible();
});

test("a link loads its page once, when a pointer rests on it", async ({ page }) => {
  const path = "/book/lyrics-of-the-mind-trilogy";
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const files = await hold(page, "**/assets/{book-page,lyrics-of-the-mind-trilogy}-*");
  await page.goto("/");
  const html = readFileSync(join(DIST_DIR, `${path}.html`), "utf8");
  const needed = html.match(/(?<=")\/assets\/[^"]+\.(?:css|js)(?=")/g) ?? [];
  expect(needed.length).toBeGreaterThan(2);
  const link = page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ });
  await expect.poll(() => requests.join()).toContain("book-page"); // load-ahead.ts listens now
  await link.hover();
  await expect.poll(() => needed.filter((file) => !requests.includes(file))).toEqual([]);
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").getByText("Loading…")).toBeVisible();
  files.release();
  await expect(page.getByText("1 of 12")).toBeVisible();
  await expect(page.getByText("Loading…")).toBeHidden();
  expect(requests.filter((file) => file.startsWith("/assets/lyrics-of-"))).toHaveLength(1);
});

// The test reads the names of animations, which Firefox does not list.
test("cover or title moves from card to book and back", { tag: "@chromium" }, async ({ page }) => {
  for (const [part, width] of [
    ["cover", 1440],
    ["title", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/book/lyrics-of-the-mind-trilogy");
    await page.getByRole("link", { name: "Back to Books" }).click();
    await expect(page.locator(".home-cards")).toBeVisible(); // both pages' files are loaded
    await transitionEnds(page);
    const opening = waitUntilMoving(page, part);
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    await opening;
    await expect(page.getByText("1 of 12")).toBeVisible();
    await transitionEnds(page);
    const closing = waitUntilMoving(page, part);
    await page.goBack();
    await closing;
    await expect(page.locator(".home-cards")).toBeVisible();
  }
});

// Only Chromium's protocol can emulate touch.
test.describe("while the title of a book moves", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [what, press, shows] of PRESSES) {
    test(`${what} counts and ends the movement`, async ({ page }) => {
      await page.goto("/");
      await slowTransitions(page);
      const moving = waitUntilMoving(page, "title");
      await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).tap();
      await moving;
      await page.evaluate(() => {
        document.activeViewTransition?.finished.then(() => performance.mark("ended"));
      });
      await press(page);
      await page.waitForFunction(() => performance.getEntriesByName("ended").length > 0);
      await expect(page.getByText(shows, { exact: true })).toBeVisible();
    });
  }
});

test("a resize while a page changes reports no error", async ({ page }) => {
  await page.exposeFunction("resize", () => page.setViewportSize({ width: 800, height: 600 }));
  await page.goto("/");
  await page.evaluate(() => {
    const { resize } = window as unknown as { resize: () => Promise<void> };
    const start = Document.prototype.startViewTransition;
    document.startViewTransition = (update) =>
      start.call(document, () => resize().then(update as () => void));
  });
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  await expect(page.getByText("1 of 12")).toBeVisible();
  await transitionEnds(page);
});

/** Presses without waiting until the element receives presses, as a reader would. */
async function tap(page: Page, selector: string) {
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
}

async function click(page: Page, selector: string) {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.click(x, y);
}

function middleOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

async function scrollTo(page: Page, link: Locator) {
  await link.scrollIntoViewIfNeeded();
  expect(await scrollOf(page)).toBeGreaterThan(100);
  return scrollOf(page);
}

async function expectPosition(page: Page, path: string, focused: Locator, top: number) {
  await expect(page).toHaveURL(path);
  await expect(focused).toBeFocused();
  await transitionEnds(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect.poll(() => scrollOf(page)).toBe(top);
}

function scrollOf(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

/** Waits until the view transition has ended: one that interrupts another is not animated. */
function transitionEnds(page: Page) {
  return page.waitForFunction(() => !document.activeViewTransition);
}

/** Waits until `part` moves between the pages and the new page fades in. */
function waitUntilMoving(page: Page, part: string) {
  return page.waitForFunction((group) => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    const moves = effects.some((it) => it.pseudoElement === `::view-transition-group(${group})`);
    return moves && effects.some(({ target }) => target?.matches("main"));
  }, part);
}

/** Slows view transitions down, so that a test can press something during one. */
function slowTransitions(page: Page) {
  return page.evaluate(() => {
    const sheet = document.styleSheets[0] as CSSStyleSheet;
    const rule = "::view-transition-group(*) { animation-duration: 20s !important }";
    sheet.insertRule(rule, sheet.cssRules.length);
  });
}
