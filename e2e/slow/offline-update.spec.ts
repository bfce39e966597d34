import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createStaticServer } from "../../deploy/static-server.ts";
import { buildSite } from "../../tests/helpers/build-site.ts";
import { CACHE_DIR, CONTENT_DIR } from "../../tests/helpers/fixture-site.ts";
import { expect, markDocument, test, visitOnce } from "../../tests/helpers/site-test.ts";

const NEXT_DIST_DIR = join(CACHE_DIR, "next-version");
const INSTALL_MS = 60_000; // all files of a version are loaded, which a busy machine does slowly
const NEW_TEXT = "This text is from the new version.";
const reload = (page: Page) => page.getByRole("button", { name: "New version, reload" });

test.use({
  serviceWorkers: "allow",
  expectedMessages: [/^Failed to load resource/],
  contextOptions: { reducedMotion: "reduce" }, // rays in two tabs would use every core
});

test.beforeAll("build the next version of the site", () => {
  test.setTimeout(300_000);
  const content = join(CACHE_DIR, "next-content");
  cpSync(CONTENT_DIR, content, { recursive: true });
  const page = join(content, "pages/dice.yaml");
  const yaml = readFileSync(page, "utf8");
  writeFileSync(page, yaml.replace(/^intro:[\s\S]*?(?=^\w)/m, `intro: ${NEW_TEXT}\n`));
  const covers = join(content, "covers");
  cpSync(join(covers, "experiences-of-life.svg"), join(covers, "lyrics-of-the-mind-trilogy.svg"));
  buildSite({ CONTENT_DIR: content, DIST_DIR: NEXT_DIST_DIR });
});

test("a new version is announced, and applied only on request", async ({ page, server }) => {
  test.setTimeout(4 * INSTALL_MS);
  await visitOnce(page);
  const isSameDocument = await markDocument(page);
  server.site = createStaticServer(NEXT_DIST_DIR);

  const secondTab = await page.context().newPage();
  await secondTab.goto("/roll-the-dice");
  await expect(secondTab.getByText(NEW_TEXT)).toHaveCount(0);
  await expect(reload(secondTab)).toBeVisible({ timeout: INSTALL_MS });
  await expect(reload(page)).toBeVisible();

  // The old tab keeps using its cached files, though the server no longer has them.
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
  await expect(page.getByText(NEW_TEXT)).toHaveCount(0);
  await reload(secondTab).click();
  await expect(secondTab.getByText(NEW_TEXT)).toBeVisible({ timeout: INSTALL_MS });

  // The first tab keeps its version, its covers too, until the reader reloads it.
  expect(await isSameDocument()).toBe(true);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await page.getByRole("link", { name: /Lyrics of the Mind Trilogy/ }).click();
  const widths = await page.locator(".book-heading-cover source").evaluate(loadAllWidths);
  expect(widths.length).toBeGreaterThan(1);
  for (const width of widths) expect(width).toBeGreaterThan(0);
  expect(await isSameDocument()).toBe(true);
  const isOldDocument = await markDocument(page);
  await reload(page).click();
  await expect.poll(() => isOldDocument().catch(() => true)).toBe(false); // the page reloads
  await page.waitForLoadState();
  await page.goto("/roll-the-dice");
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
});

/** Runs in the page: loads every file of a picture; the width of one that fails is 0. */
function loadAllWidths({ srcset }: HTMLSourceElement) {
  const files = srcset.split(", ").map(async (candidate) => {
    const image = new Image();
    image.src = candidate.split(" ")[0] ?? "";
    await image.decode().catch(() => {});
    return image.naturalWidth;
  });
  return Promise.all(files);
}
