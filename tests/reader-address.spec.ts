import { openBook } from "./reader";
import { expect, test } from "./site";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";

test("a fragment opens its quote, without announcing it", async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      const inLeaf = records.filter(({ target }) => (target as Element).closest?.(".leaf"));
      const kinds = new Set(inLeaf.map(({ type }) => (type === "attributes" ? "live" : "words")));
      if (kinds.size > 0) changes.push([...kinds].join(" and "));
    }).observe(document, { attributeFilter: ["aria-live"], childList: true, subtree: true });
  });
  const { counter, leaf } = await openBook(page, `${COLLECTION}#eol7`);
  await expect(counter("67 of 90")).toBeVisible();
  await expect(page).toHaveURL(`${COLLECTION}#eol7`);
  await expect(leaf).toHaveAttribute("aria-live", "polite");
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes.slice(-2)).toEqual(["words", "live"]);
  expect(changes.join()).not.toMatch(/live.*words/);
});

test("the first paint of the running page has the fragment's quote", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector(".dock p")?.textContent;
      if (text && text !== seen.at(-1)) seen.push(text);
      requestAnimationFrame(look);
    };
    look();
  });
  const { counter } = await openBook(page, `${COLLECTION}#q3`);
  await expect(counter("3 of 90")).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(["3 of 90", "1 of 90,3 of 90"]).toContain(seen.join());
});

test("stepping names the quote and adds nothing to the history", async ({ page }) => {
  const { next, previous } = await openBook(page, COLLECTION);
  const before = await page.evaluate(() => history.length);
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#q2`);
  await previous.click();
  await expect(page).toHaveURL(`${COLLECTION}#q1`);
  await previous.click();
  await expect(page).toHaveURL(`${COLLECTION}#eol30`);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("leaving and coming back returns to the quote that was read", async ({ page }) => {
  const { next, counter } = await openBook(page, COLLECTION);
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#q2`);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(counter("2 of 90")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/");
});

test("an address typed into the open page turns to its quote, and back turns back", async ({
  page,
}) => {
  const { counter } = await openBook(page, COLLECTION);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.goto(`${COLLECTION}#lomv2-4`);
  await expect(counter("34 of 90")).toBeVisible();
  await page.goBack();
  await expect(counter("1 of 90")).toBeVisible();
  await page.goForward();
  await expect(counter("34 of 90")).toBeVisible();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("an unknown fragment is ignored and removed", async ({ page }) => {
  const { counter, next } = await openBook(page, `${COLLECTION}#nonsense`);
  await expect(counter("1 of 90")).toBeVisible();
  await expect(page).toHaveURL(COLLECTION);
  await next.click();
  await expect(page).toHaveURL(`${COLLECTION}#q2`);
  await page.goto(`${COLLECTION}#%`);
  await expect(page).toHaveURL(`${COLLECTION}#q2`);
  await expect(counter("2 of 90")).toBeVisible();
});

test("an unknown fragment leaves an opened quote its own", async ({ page }) => {
  const { counter } = await openBook(page, `${COLLECTION}#eol7`);
  await page.goto(`${COLLECTION}#nonsense`);
  await expect(page).toHaveURL(`${COLLECTION}#eol7`);
  await expect(counter("67 of 90")).toBeVisible();
});

test("stepping does not build the page anew", async ({ page }) => {
  const { next, counter } = await openBook(page, COLLECTION);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await next.click();
  await expect(counter("2 of 90")).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});
