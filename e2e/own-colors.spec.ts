import { ONE_PATH_PER_KIND } from "../tests/helpers/fixture-site.ts";
import { lostShapes } from "../tests/helpers/lost-shapes.ts";
import { expect, test, waitUntilHydrated } from "../tests/helpers/site-test.ts";

/** The colours that a reader may choose in Firefox's settings. */
const PALETTES = [
  { name: "dark on white", background: "#ffffff", text: "#000000", link: "#0000ee" },
  { name: "light on black", background: "#000000", text: "#ffffff", link: "#8c8cff" },
];

for (const { name, background, text, link } of PALETTES) {
  // Only Firefox has this setting, which it reads when it starts.
  test(`text and icons stand out in the reader's own colours, ${name}`, {
    tag: "@firefox",
  }, async ({ playwright, launchOptions, channel, baseURL }) => {
    test.slow();
    const firefoxUserPrefs = {
      ...launchOptions.firefoxUserPrefs,
      "ui.prefersReducedMotion": 1, // screenshots need a page that does not move
      "browser.display.document_color_use": 2,
      "browser.display.background_color": background,
      "browser.display.foreground_color": text,
      "browser.anchor_color": link,
      "browser.visited_color": link,
    };
    const options = { ...launchOptions, channel, firefoxUserPrefs };
    const browser = await playwright.firefox.launch(options);
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    for (const path of ONE_PATH_PER_KIND) {
      await page.goto(path);
      await waitUntilHydrated(page);
      expect.soft(await lostShapes(page), path).toEqual([]);
    }
    await browser.close();
  });
}
