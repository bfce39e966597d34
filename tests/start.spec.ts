import type { Page } from "@playwright/test";
import { isAlive } from "./alive";
import { expect, test } from "./site";

test.use({ waitsForLife: false });

test("the site's code is asked for after words and first pictures", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const cover = await hold(page, "**/pictures/dream-chasers-trilogy*");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter(isCode)).toEqual([]);
  cover.release();
  await expect.poll(() => asked.some(isCode)).toBe(true);
});

test("a picture that hangs does not keep the page from coming alive", async ({ page }) => {
  const cover = await hold(page, "**/pictures/dream-chasers-trilogy*");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await isAlive(page);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect(page.getByRole("button", { name: "Resume motion" })).toBeVisible();
  cover.release();
});

test("what is pressed before the page is alive is answered when it is", async ({ page }) => {
  const code = await hold(page, "**/assets/main-*.js");
  await page.goto("/book/experiences-of-life");
  await expect(page.getByText("1 of 30")).toBeVisible();
  const next = page.getByRole("button", { name: "Next quote" });
  await next.click();
  await next.click();
  code.release();
  await expect(page.getByText("3 of 30")).toBeVisible();
});

function isCode(path: string) {
  return /^\/assets\/(main|react|shared|home-page)-/.test(path) && path.endsWith(".js");
}

/** Keeps files from arriving until they are released. */
async function hold(page: Page, pattern: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { release: () => release() };
}
