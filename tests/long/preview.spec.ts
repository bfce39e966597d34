import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { loadContent } from "../../vite/content/load";
import { brokenFiles } from "../broken-files";
import { CACHE_DIR, CONTENT_DIR } from "../paths";

const PREVIEW = join(CACHE_DIR, "preview");

test("the preview opens from disk and shows all there is", async ({ page }) => {
  test.setTimeout(120_000);
  const env = { CONTENT_DIR, DIST_DIR: `${PREVIEW}-site`, PREVIEW_DIR: PREVIEW };
  const { status, stderr } = spawnSync("npm", ["run", "preview:cards"], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  await page.goto(pathToFileURL(join(PREVIEW, "index.html")).href);

  const { collections, volumes } = await loadContent(CONTENT_DIR);
  const quotes = volumes.flatMap((volume) => volume.quotes);
  await expect(page.getByRole("blockquote")).toHaveCount(quotes.length);
  await expect(page.getByText(quotes.at(-1)?.example ?? "")).toBeVisible();
  const fits = await page
    .getByRole("blockquote")
    .evaluateAll((all) => all.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
  expect(fits).toBe(true);

  const books = collections.length + volumes.length;
  const otherPages = 4; // home, buy, dice and guide have sharing pictures too
  const images = page.getByRole("main").locator("img");
  await expect(images).toHaveCount(books + books + otherPages);
  expect(await page.evaluate(brokenFiles)).toEqual([]);
});
