import type { Page } from "@playwright/test";
import { backdropStands, effectsStand, keepsDrawing, watchEffects, workWithin } from "./effects";
import { setHidden } from "./odd-clock";
import { expect, test } from "./site";

const NOTHING = { timers: 0, frames: 0, letters: 0, rays: 0 };
const REST_MS = 5000;

test("letters and rays are drawn, at most 20 and 30 times a second", async ({ page }) => {
  await openHome(page);
  const seconds = 3;
  const work = await workWithin(page, seconds * 1000);
  // Never more; a busy machine may skip some. That all 30 are reached is for the bench to show.
  expect(work.letters).toBeGreaterThan(0);
  expect(work.letters / seconds).toBeLessThanOrEqual(21);
  expect(work.rays).toBeGreaterThan(0);
  expect(work.rays / seconds).toBeLessThanOrEqual(32);
});

test("paused, nothing runs; resumed, all of it does", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.waitForTimeout(200); // what was under way ends
  expect(await workWithin(page, REST_MS)).toEqual(NOTHING);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Lyrics of the Mind/);

  await page.getByRole("button", { name: "Resume motion" }).click();
  const work = await workWithin(page, 2500);
  for (const count of Object.values(work)) expect(count).toBeGreaterThan(0);
});

test("in a hidden tab nothing runs; shown again, it goes on", async ({ page }) => {
  await openHome(page);
  await setHidden(page, true);
  await page.waitForTimeout(200);
  expect(await workWithin(page, REST_MS)).toEqual(NOTHING);
  await setHidden(page, false);
  await keepsDrawing(page, "letters");
});

test("off screen, rays and heading rest; a canvas that is not shown rests too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    document.querySelector<HTMLElement>(".backdrop-letters")?.style.setProperty("display", "none");
  });
  await page.waitForTimeout(500);
  expect(await workWithin(page, REST_MS)).toEqual(NOTHING);
  await page.evaluate(() => scrollTo(0, 0));
  await keepsDrawing(page, "rays");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("everything stands still from the start, and can be set moving", async ({ page }) => {
    await openHome(page);
    expect(await workWithin(page, REST_MS)).toEqual(NOTHING);
    await page.getByRole("button", { name: "Resume motion" }).click();
    await keepsDrawing(page, "letters");
  });
});

test("the reader's choice holds from page to page", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await page.goBack();
  await effectsStand(page);
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  expect(await workWithin(page, 500)).toEqual(NOTHING);
});

test("the system's wish is followed when it changes", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  await page.waitForTimeout(200);
  expect(await workWithin(page, 1000)).toEqual(NOTHING);
});

test("titles of trilogies shimmer only while they can be seen and things move", async ({
  page,
}) => {
  await openHome(page);
  const shimmering = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "")),
    );
  await expect.poll(shimmering).toEqual(["shimmer", "shimmer"]);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(shimmering).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shimmering).not.toEqual([]);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(shimmering).toEqual([]);
});

async function openHome(page: Page) {
  await watchEffects(page);
  await page.goto("/");
  await backdropStands(page, ["letters", "rays"]);
}
