import type { Locator, Page } from "@playwright/test";
import { nextFrames } from "../helpers/next-frames.ts";
import { expect, markDocument, test } from "../helpers/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("links reload nothing; Back and Forward restore the scroll position", {
  tag: "@engines",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 260 });
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

test("without the Navigation API every link loads a document", { tag: "@engines" }, async ({
  page,
}) => {
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
});

test("a link loads its page when a pointer rests on it", async ({ page }) => {
  await page.goto("/");
  let isRequested = false;
  page.on("request", (file) => {
    isRequested ||= file.url().includes("/lyrics-of-the-mind-trilogy-");
  });
  // Until load-ahead.ts listens, nothing happens.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).hover();
    await nextFrames(page, 12);
    expect(isRequested).toBe(true);
  }).toPass();
});

test("title or cover moves from card to book, until a press or a key, which counts", async ({
  page,
}) => {
  for (const [part, width, press, shows] of [
    ["title", 390, () => pressMiddleOf(page, "[aria-label='Next quote']"), "2 of 12"],
    ["cover", 1440, () => page.keyboard.press("ArrowLeft"), "12 of 12"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await slowTransitions(page);
    await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
    await waitUntilMoving(page, part);
    await press();
    await transitionEnds(page);
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
  }
});

/** Presses without waiting until the element receives presses, as a reader would. */
async function pressMiddleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function scrollTo(page: Page, link: Locator) {
  await link.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  expect(await scrollOf(page)).toBeGreaterThan(50);
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
