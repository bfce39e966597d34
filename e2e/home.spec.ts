import { backdropStands, drawnBy, watchEffects } from "../tests/helpers/effects";
import { shiftsOn, watchShifts } from "../tests/helpers/shifts";
import { expect, test } from "../tests/helpers/site";

const DRAWN = { letters: true, rays: true };
const STILL = { letters: false, rays: false };

// Firefox's driver cannot look into a worker, nor freeze a tab.
test("the reader's choice stops letters and rays, and holds from page to page", {
  tag: "@chromium",
}, async ({ page }) => {
  await watchEffects(page);
  await page.goto("/");
  await backdropStands(page);
  expect(page.workers()).toHaveLength(1);
  await expect.poll(() => drawnBy(page)).toEqual(DRAWN);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => drawnBy(page)).toEqual(STILL);

  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await backdropStands(page);
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  expect(await drawnBy(page)).toEqual(STILL);

  await test.step("a tab that was frozen and woken goes on", async () => {
    await page.getByRole("button", { name: "Resume motion" }).click();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setWebLifecycleState", { state: "frozen" });
    await browser.send("Page.setWebLifecycleState", { state: "active" });
    await expect.poll(() => drawnBy(page)).toEqual(DRAWN);
  });
});

// Only Chromium tells of layout shifts.
test("nothing shifts while it loads, types, stands still and goes on", {
  tag: "@chromium",
}, async ({ page }) => {
  await watchShifts(page);
  await page.goto("/");
  const typed = page.locator(".typing > em[data-current]");
  await expect(typed).toBeAttached({ timeout: 20_000 });
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("button", { name: "Resume motion" }).click();
  await expect(typed).toBeAttached({ timeout: 20_000 });
  expect(await shiftsOn(page)).toEqual([]);
});

test("loads the book page's code when idle, so that the first press has it", async ({ page }) => {
  await page.goto("/");
  const files = () => performance.getEntriesByType("resource").map(({ name }) => name);
  const isLoaded = async () => (await page.evaluate(files)).some((it) => /book-page-.*js/.test(it));
  await expect.poll(isLoaded).toBe(true);
});
