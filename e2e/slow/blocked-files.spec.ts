import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Visit, visitWithout } from "../../tests/helpers/blocked";
import { EACH_PATH } from "../../tests/helpers/each-path";
import { DIST_DIR } from "../../tests/helpers/paths";
import { expect, test } from "../../tests/helpers/site";
import { lostWords } from "../../tests/helpers/words";

test.describe.configure({ timeout: 240_000 });
test.use({
  waitsForHydration: false,
  // One pattern: Playwright takes a list of two for a value and its options.
  expectedMessages: [/^Failed to load resource|was preloaded using link preload but not used/],
});

for (const path of EACH_PATH) {
  test(`${path}: whichever file is missing, its words stay and the rest falls back`, async ({
    page,
    watched,
  }) => {
    const whole = await visitWithout(page, path);
    const served = await visitWithout(page, path, (file) => file.endsWith(".js"));
    expect(whole.words.length).toBeGreaterThan(1);
    expect(whole.files.length).toBeGreaterThan(8);

    for (const file of whole.files) {
      await test.step(`without ${file}`, async () => {
        const found = await visitWithout(page, path, (name) => name === file);
        const wanted = whole.essential.has(file) ? served : whole;
        expect(lostWords(wanted.words, found.words), `lost without ${file}`).toEqual([]);
        await expectHeadingFirst(page);
        if (whole.essential.has(file)) await expectPlainLinks(page);
        else if (file.endsWith(".js")) await expectWithoutEffect(page, file);
        else if (/\/main-.*\.css$/.test(file)) await expectPlainPage(page);
        else if (!file.endsWith(".css")) await expectRoomKept(page, whole, found, file);
        expect(watched, `without ${file}`).toEqual([]);
      });
    }
  });
}

/** Nothing that was meant to stand behind or beside the words pushes them out of the window. */
async function expectHeadingFirst(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  const top = await heading.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(700);
}

/** The served page's links lead on by themselves. */
async function expectPlainLinks(page: Page) {
  const link = page.locator("main a[href^='/']").first();
  const address = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(address ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** What an effect would have added is missing, or came another way. */
async function expectWithoutEffect(page: Page, file: string) {
  const code = readFileSync(join(DIST_DIR, file), "utf8");
  if (file.includes("/worker-") || code.includes("backdrop-")) {
    await expect(page.locator("canvas")).toHaveCount(0);
  } else if (code.includes("data-caret")) {
    await expect(page.locator(".typing [data-current]")).toHaveCount(0);
  }
}

/** Without the site's styles the page is plain text, and what only decorates stays away. */
async function expectPlainPage(page: Page) {
  await expect(page.locator("canvas")).toHaveCount(0);
  const tallest = await page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("svg")].map((it) => it.clientHeight)),
  );
  expect(tallest).toBeLessThan(50);
}

/** An emoji takes the room of a picture that is missing, and of no other. */
async function expectRoomKept(page: Page, whole: Visit, found: Visit, file: string) {
  const missing = whole.images.filter((image) => image.file === file);
  await expect(page.locator(".picture-emoji")).toHaveCount(missing.length);
  for (const [at, { width, height }] of whole.images.entries()) {
    // Files are whole pixels wide, and so a little off the shape that is reserved.
    expect(Math.abs((found.images[at]?.width ?? 0) - width)).toBeLessThan(2);
    expect(Math.abs((found.images[at]?.height ?? 0) - height)).toBeLessThan(2);
  }
}
