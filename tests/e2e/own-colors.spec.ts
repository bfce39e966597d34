import { ONE_PATH_PER_KIND } from "../helpers/fixture-site.ts";
import { faintInScreenshot } from "../helpers/screenshot-contrast.ts";
import { expect, test, waitUntilHydrated } from "../helpers/site-test.ts";

// Only Firefox has this setting, which it reads when it starts.
test("text and icons stand out in a reader's own colours, dark on white", {
  tag: "@firefox",
}, async ({ playwright, launchOptions, channel, baseURL }) => {
  const firefoxUserPrefs = {
    ...launchOptions.firefoxUserPrefs,
    "ui.prefersReducedMotion": 1, // screenshots need a page that does not move
    "browser.display.document_color_use": 2,
    "browser.display.background_color": "#ffffff",
    "browser.display.foreground_color": "#000000",
    "browser.anchor_color": "#0000ee",
    "browser.visited_color": "#0000ee",
  };
  const options = { ...launchOptions, channel, firefoxUserPrefs };
  const browser = await playwright.firefox.launch(options);
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  for (const path of ONE_PATH_PER_KIND) {
    await page.goto(path);
    await waitUntilHydrated(page);
    expect.soft(await faintInScreenshot(page), path).toEqual([]);
  }
  await browser.close();
});
