import { expect, test } from "./guide";
import { setHidden } from "./odd-clock";

test.beforeEach(({ guide }) => guide.openFrozen());

test("left alone it goes on every 3000 ms, around and around", async ({ guide }) => {
  await guide.pass(2900);
  await guide.expectShown(0);
  await guide.pass(200);
  await guide.expectShown(1);
  for (const next of [2, 3, 0, 1]) {
    await guide.pass(3000);
    await guide.expectShown(next);
  }
});

test("from the last slide to the first nothing is rewound", async ({ guide }) => {
  await guide.pass(9050);
  await guide.expectShown(3);
  await guide.pass(2900);
  const frames = await guide.film(30);
  const first = frames.map(([offset = Number.NaN]) => offset);
  expect(first[0]).toBe(316);
  expect(first.some((offset) => offset > 20 && offset < 300)).toBe(true);
  expect(Math.min(...first)).toBeGreaterThan(-16);
  expectOutOfSight(frames, [1, 2]);
  await guide.expectSettled(0);
});

test("from the first slide back to the last nothing is rewound", async ({ guide }) => {
  await guide.button("Previous slide").click();
  const frames = await guide.film(30);
  const last = frames.map((offsets) => offsets.at(-1) ?? Number.NaN);
  expect(last[0]).toBeLessThan(-250);
  expect(last.some((offset) => offset > -250 && offset < -20)).toBe(true);
  expect(Math.max(...last)).toBeLessThan(16);
  expectOutOfSight(frames, [1, 2]);
  await guide.expectSettled(3);
});

test("it pauses while the pointer rests on it", async ({ guide, page }) => {
  const { x, y } = await guide.centre();
  await guide.pass(2000);
  await page.mouse.move(x, y);
  await guide.pass(20_000);
  await guide.expectShown(0);
  await page.mouse.move(1, 1);
  await guide.pass(2900);
  await guide.expectShown(0);
  await guide.pass(200);
  await guide.expectShown(1);
});

test("keyboard focus stops it until it is asked again", async ({ guide, page }) => {
  await page.getByRole("link", { name: "Back to Books" }).focus();
  await page.keyboard.press("Tab");
  const start = guide.button("Start slide rotation");
  await expect(start).toBeFocused();
  await guide.pass(10_000);
  await page.keyboard.press("Shift+Tab");
  await guide.pass(10_000);
  await guide.expectShown(0);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(guide.button("Stop slide rotation")).toBeFocused();
  await guide.pass(3050);
  await guide.expectShown(1);
});

test("its rotation control is the site's motion switch", async ({ guide, page }) => {
  await guide.button("Stop slide rotation").click();
  await page.mouse.move(1, 1);
  await guide.pass(10_000);
  await guide.expectShown(0);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  await page.getByRole("button", { name: "Resume motion" }).click();
  await page.getByRole("link", { name: /Add to Home Screen/ }).click();
  await expect(guide.button("Stop slide rotation")).toBeVisible();
});

test("a hidden tab stands still, and catches nothing up", async ({ guide, page }) => {
  await guide.pass(2500);
  await setHidden(page, true);
  await guide.pass(60_000);
  await guide.expectShown(0);
  await setHidden(page, false);
  await guide.pass(2900);
  await guide.expectShown(0);
  await guide.pass(200);
  await guide.expectShown(1);
  await guide.pass(2700);
  await guide.expectShown(1);
});

test("out of view it stands still", async ({ guide, page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.querySelector("h1")?.style.setProperty("height", "900px"));
  await expect(guide.carousel).not.toBeInViewport();
  await guide.pass(10_000);
  await guide.expectShown(0);
});

test("a choice gives the chosen slide its whole time", async ({ guide }) => {
  await guide.pass(2900);
  await guide.tabs.nth(2).dispatchEvent("click");
  await guide.expectShown(2);
  await guide.pass(2900);
  await guide.expectShown(2);
  await guide.pass(200);
  await guide.expectShown(3);
});

function expectOutOfSight(frames: number[][], slides: number[]) {
  const nearest = frames.flatMap((offsets) => slides.map((at) => Math.abs(offsets[at] ?? 0)));
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(300);
}
