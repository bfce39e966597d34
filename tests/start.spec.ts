import type { Page } from "@playwright/test";
import { isAlive } from "./alive";
import { expect, test } from "./site";

test.use({ waitsForLife: false });

const PATIENCE_MS = 3000; // as in src/app/start.ts

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

test("words are on the screen before any code is asked for", async ({ page }) => {
  await page.goto("/");
  await isAlive(page);
  const { words, code } = await page.evaluate(() => ({
    words: performance.getEntriesByName("first-contentful-paint").map((entry) => entry.startTime),
    code: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/(main|react)-[^/]+\.js$/.test(name))
      .map((entry) => entry.startTime),
  }));
  expect(words).toHaveLength(1);
  expect(code).toHaveLength(2);
  expect(Math.min(...code)).toBeGreaterThan(words[0] ?? 0);
});

test("on a phone the title is the largest thing painted, and painted as one", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/");
  await isAlive(page);
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as unknown as { element: Element | null };
            resolve(Boolean(last.element?.closest("h1")));
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  expect(await largest()).toBe(true);
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

test("a share menu opened before the page is alive stays open, and copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await hold(page, "**/assets/main-*.js");
  await page.goto("/book/experiences-of-life");
  await page.getByRole("button", { name: "Share this quote" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  code.release();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#eol1$/);
  await expect(page.locator("[popover]")).toBeVisible();
});

test("a quote that the address names is asked for at once, and none shows before it", async ({
  page,
}) => {
  await stopPatience(page);
  const fonts = await hold(page, "**/*.woff2");
  const start = await hold(page, "**/assets/start-*.js");
  const code = await hold(page, "**/assets/main-*.js");
  await page.goto("/book/experiences-of-life#eol7", { waitUntil: "commit" });
  const quote = page.getByRole("region", { name: "Quote", includeHidden: true });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(quote).toBeHidden();
  await expect(page.getByText("1 of 30")).toBeHidden();
  const asked = page.waitForRequest("**/assets/main-*.js");
  start.release();
  await asked; // though the page is still loading
  const before = await quote.boundingBox();
  code.release();
  await expect(page.getByText("7 of 30")).toBeVisible();
  await expect(quote).toBeVisible();
  expect(await quote.boundingBox()).toEqual(before);
  fonts.release();
});

test.describe("when the site's code never comes", () => {
  test.use({ expectedMessages: [/^Failed to load resource/] });

  test("a named quote gives way to the first in the end", async ({ page }) => {
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/book/experiences-of-life#eol7");
    await expect(page.locator("html[data-quote=awaited]")).toBeAttached();
    await expect(page.getByText("1 of 30")).toBeVisible({ timeout: 15_000 });
  });
});

function isCode(path: string) {
  return /^\/assets\/(main|react|shared|home-page)-/.test(path) && path.endsWith(".js");
}

/** However slow the machine, code is not asked for because time has passed, nor anything shown. */
async function stopPatience(page: Page) {
  await page.addInitScript((patience) => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === patience ? 0 : later(run, ms)) as typeof window.setTimeout;
  }, PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
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
