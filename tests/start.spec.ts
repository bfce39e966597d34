import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hold } from "./hold";
import { isHydrated } from "./hydrated";
import { DIST_DIR } from "./paths";
import { expect, PAGES, test } from "./site";

test.use({ waitsForHydration: false });

const EARLY_BYTES = 600;
const MAIN = "**/assets/main-*.js";

test("every page asks at once for one early script, one main module and its preloads", () => {
  const early = new Set<string>();
  for (const path of [...PAGES, "/404", "/book/404"]) {
    const html = readFileSync(join(DIST_DIR, `${path === "/" ? "index" : path}.html`), "utf8");
    const scripts = html.match(/<script (?!type="application)[^>]*>/g) ?? [];
    expect(scripts, path).toHaveLength(2);
    expect(scripts[1], path).toMatch(
      /^<script type="module" async fetchpriority="low" src="\/assets\/m/,
    );
    for (const link of html.match(/<link rel="modulepreload"[^>]*>/g) ?? []) {
      expect(link, path).toContain('fetchpriority="low"');
    }
    const types = [...html.matchAll(/<link rel="([^"]+)"/g)].map(([, type]) => type);
    expect(KNOWN_LINKS, path).toEqual(expect.arrayContaining(types));
    early.add(/src="([^"]+)"/.exec(scripts[0] ?? "")?.[1] ?? "");
  }
  expect(early.size).toBe(1);
  for (const file of early) {
    expect(statSync(join(DIST_DIR, `${file}.gz`)).size).toBeLessThanOrEqual(EARLY_BYTES);
  }
});

test.describe("the first words", () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const path of ["/", "/nope", "/nope/", "/x.html", "/book/nope", "/book/x/y"]) {
    test(`${path} shows its words before any script has come`, async ({ page }) => {
      const scripts = await hold(page, "**/assets/*.js");
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 2000 });
      expect(await page.evaluate(paintedWords)).toContain("Books");
      scripts.release();
    });
  }
});

test("what is pressed before the page is hydrated is answered when it is", async ({ page }) => {
  const code = await hold(page, MAIN);
  await page.goto("/book/experiences-of-life", { waitUntil: "commit" });
  const next = page.getByRole("button", { name: "Next quote" });
  await earlyScriptRan(page);
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  code.release();
  await expect(page.getByText("3 of 30")).toBeVisible();
  await expect(next).not.toHaveAttribute("aria-busy");
});

test("each of a hundred presses around hydration is answered once", async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    const timer = setInterval(() => {
      const next = document.querySelector<HTMLElement>("[aria-label='Next quote']");
      next?.click();
      if (presses > 0 || next?.ariaBusy) presses++; // the first that was heard
      if (presses === 100) clearInterval(timer);
    }, 4);
  });
  await page.goto("/book/experiences-of-life");
  await expect(page.getByText("11 of 30")).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/#eol11$/);
});

test("a share menu opened before the page is hydrated stays open, and copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await hold(page, MAIN);
  await page.goto("/book/experiences-of-life", { waitUntil: "commit" });
  await earlyScriptRan(page);
  await page.getByRole("button", { name: "Share this quote" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  code.release();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#eol1$/);
  await expect(page.locator("[popover]")).toBeVisible();
});

for (const book of ["experiences-of-life", "lyrics-of-the-mind-trilogy"]) {
  test(`${book}: the quote that the address names is the first to show`, async ({ page }) => {
    const code = await hold(page, MAIN);
    await page.goto(`/book/${book}#eol7`, { waitUntil: "commit" });
    const quote = page.getByRole("region", { name: "Quote" });
    await page.waitForFunction(hasPainted);
    await expect(quote.getByText(/\w/).filter({ visible: true }).first()).toBeVisible();
    const served = await quote.innerText();
    const box = await quote.boundingBox();
    await expect(page.getByText(/^1 of/)).toBeHidden();
    code.release();
    await expect(page.getByText(/^(7|67) of/)).toBeVisible();
    expect(await quote.innerText()).toBe(served);
    expect(await quote.boundingBox()).toEqual(box);
  });
}

test.describe("a file that is lost", () => {
  test.use({ expectedMessages: [/^Failed to load resource/] });

  for (const [what, file] of [
    ["the main module", MAIN],
    ["React", "**/assets/react-*.js"],
    ["the page's own code", "**/assets/book-page-*.js"],
  ] as const) {
    test(`${what}: a press says that it tries, then that it cannot`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto("/book/experiences-of-life", { waitUntil: "load" });
      const next = page.getByRole("button", { name: "Next quote" });
      await next.click();
      await expect(page.getByRole("status").getByText("did not load")).toBeVisible();
      await expect(next).not.toHaveAttribute("aria-busy");
      await expect(page.getByText("1 of 30")).toBeVisible();
    });

    test(`${what}: a later press gets it, and each press is answered once`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto("/book/experiences-of-life", { waitUntil: "load" });
      const next = page.getByRole("button", { name: "Next quote" });
      await next.click();
      await expect(page.getByText("did not load")).toBeVisible();
      await page.unrouteAll();
      await next.click();
      await expect(page.getByText("3 of 30")).toBeVisible();
      await expect(page.getByText("did not load")).toBeHidden();
    });
  }

  test("coming back online, or to the tab, gets it too", async ({ page }) => {
    for (const event of ["online", "visibilitychange"]) {
      await page.route(MAIN, (route) => route.abort());
      await page.goto("/roll-the-dice", { waitUntil: "load" });
      await page.unrouteAll();
      await page.evaluate((name) => {
        (name === "online" ? window : document).dispatchEvent(new Event(name));
      }, event);
      await isHydrated(page);
    }
  });
});

const KNOWN_LINKS = [
  "apple-touch-icon",
  "canonical",
  "icon",
  "manifest",
  "modulepreload",
  "preload",
  "stylesheet",
];

function hasPainted() {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}

function paintedWords() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll("main a")]
    .filter(isShown)
    .map((it) => it.textContent)
    .join();
}

async function earlyScriptRan(page: Page) {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some((file) => file.name.includes("/early-") && file.toJSON().responseEnd > 0),
  );
}
