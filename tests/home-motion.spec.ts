import { drawnBy, effectsStand, watchEffects } from "./effects";
import { expect, test } from "./site";

test("the reader's choice stops letters and rays, and holds from page to page", async ({
  page,
}) => {
  await watchEffects(page);
  await page.goto("/");
  await effectsStand(page);
  expect(page.workers()).toHaveLength(1);
  await expect.poll(() => drawnBy(page)).toEqual({ letters: true, rays: true });
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect.poll(() => drawnBy(page)).toEqual({ letters: false, rays: false });

  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await effectsStand(page);
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  expect(await drawnBy(page)).toEqual({ letters: false, rays: false });
});
