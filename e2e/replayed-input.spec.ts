import type { Locator, Page } from "@playwright/test";
import { expect, openWithoutApp, test, waitUntilHydrated } from "../tests/helpers/site-test.ts";

const BOOK = "/book/lyrics-of-the-mind-trilogy";
const HELD_BACK_MS = 500; // longer than a fade
const SETTLED_MS = 900; // longer than a fade and the slider's rest

test.use({ viewport: { width: 390, height: 844 }, waitsForHydration: false });

type Direction = "ltr" | "rtl";
type Act = (page: Page, forward: 1 | -1) => Promise<unknown>;

const slider = (page: Page) => page.getByRole("slider", { name: "Quote" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const arrow = (forward: number) => (forward > 0 ? "ArrowRight" : "ArrowLeft");

/** What a reader does to see the second quote; `forward` is 1 where that is on the right. */
const ACTS: [string, Act][] = [
  ["an arrow key on the slider", (page, forward) => slider(page).press(arrow(forward))],
  ["a press on the slider", pressSecondTick],
  ["Random", (page) => button(page, "Random Quote").click()],
  ["Enter on Next", (page) => button(page, "Next quote").press("Enter")],
];

for (const direction of ["ltr", "rtl"] as const) {
  for (const [what, act] of ACTS) {
    test(`${what} before hydration counts once, ${direction}`, async ({ page }) => {
      const app = await openBook(page, direction);
      await act(page, direction === "ltr" ? 1 : -1);
      await pass(page, HELD_BACK_MS);
      app.release();
      await expectSettled(page, "2 of 12");
    });
  }
}

test("presses before hydration count in turn", async ({ page }) => {
  const app = await openBook(page, "ltr");
  for (const name of ["Next quote", "Next quote", "Previous quote"])
    await button(page, name).click();
  app.release();
  await expectSettled(page, "2 of 12");
});

test("the slider, held during hydration, turns quotes until it is released", async ({ page }) => {
  const app = await openBook(page, "ltr");
  const { x, y, width, height } = await boxOf(slider(page));
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  app.release();
  await waitUntilHydrated(page);
  await page.mouse.move(x + width - 1, y - 50, { steps: 3 });
  await page.mouse.up();
  await expectSettled(page, "12 of 12");
  expect(new URL(page.url()).hash).not.toBe("");
});

/** Opens the book on a page that runs in `direction`, with the first script but without the app. */
async function openBook(page: Page, direction: Direction) {
  await page.addInitScript(() => {
    Math.random = () => 0; // one press on Random turns to the second quote, two to the third
  });
  const app = await openWithoutApp(page, BOOK);
  await expect(button(page, "Random Quote")).toBeVisible();
  await page.evaluate((dir) => {
    document.dir = dir;
  }, direction);
  return app;
}

/** Waits for `count` and for whatever may follow it. */
async function expectSettled(page: Page, count: string) {
  await waitUntilHydrated(page);
  await expect(page.getByText(count)).toBeVisible();
  await pass(page, SETTLED_MS);
  await expect(page.getByText(count)).toBeVisible();
  expect(await page.locator("[aria-busy]").count()).toBe(0);
}

/** Waits until `ms` have passed on the page's own timeline. */
function pass(page: Page, ms: number) {
  return page.evaluate((ms) => document.body.animate([], ms).finished.then(() => {}), ms);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("the element has no box");
  return box;
}

async function pressSecondTick(page: Page, forward: 1 | -1) {
  const { x, y, width, height } = await boxOf(page.locator(".dock-ruler"));
  const tick = (forward > 0 ? 1 : 10) / 11;
  await page.mouse.click(x + width * tick, y + height / 2);
}
