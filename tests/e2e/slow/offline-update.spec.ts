import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createStaticServer } from "../../../deploy/static-server.ts";
import { buildSite } from "../../helpers/build-site.ts";
import { CACHE_DIR, CONTENT_DIR } from "../../helpers/fixture-site.ts";
import { expect, markDocument, test, visitOnce } from "../../helpers/site-test.ts";

const NEXT_DIST_DIR = join(CACHE_DIR, "next-version");
const NEW_TEXT = "This text is from the new version.";

test.use({
  serviceWorkers: "allow",
  expectedMessages: [/^Failed to load resource/],
  contextOptions: { reducedMotion: "reduce" }, // rays in two tabs would use every core
});

test.beforeAll("build the next version of the site", () => {
  const content = join(CACHE_DIR, "next-content");
  cpSync(CONTENT_DIR, content, { recursive: true });
  const page = join(content, "pages/dice.yaml");
  const yaml = readFileSync(page, "utf8");
  writeFileSync(page, yaml.replace(/^intro:[\s\S]*?(?=^\w)/m, `intro: ${NEW_TEXT}\n`));
  buildSite({ CONTENT_DIR: content, DIST_DIR: NEXT_DIST_DIR });
});

test("a new version takes over without a word", async ({ page, server }) => {
  await visitOnce(page);
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  server.site = createStaticServer(NEXT_DIST_DIR);

  // A visit shows the cached version once more, and loads the new one in the background.
  const secondTab = await page.context().newPage();
  await secondTab.goto("/roll-the-dice");
  await expect(secondTab.getByText(NEW_TEXT)).toHaveCount(0);
  await expect(async () => {
    await secondTab.reload();
    await expect(secondTab.getByText(NEW_TEXT)).toBeVisible(); // leaves time to look for an update
  }).toPass();

  // A tab of the previous version stays as it is, and its links work.
  expect(await isSameDocument()).toBe(true);
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
});
