import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, firefox } from "@playwright/test";
import { headlessShell } from "./tests/helpers/chromium.ts";

const e2e = join(import.meta.dirname, "tests/e2e");
const chromium = {
  grepInvert: /@firefox/,
  use: { browserName: "chromium", launchOptions: headlessShell() },
} as const;

/** `npm test` runs e2e, `npm run test:slow` the others. */
export default defineConfig({
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  timeout: 300_000, // the machine may be busy
  ignoreSnapshots: process.platform !== "linux", // fonts differ on other systems
  expect: {
    timeout: 30_000,
    // Fonts are drawn a little differently from machine to machine.
    toHaveScreenshot: {
      pathTemplate: join(e2e, "screenshots/{arg}{ext}"),
      threshold: 0.02, // strict, because the backdrop's letters are dim
      maxDiffPixelRatio: 0.01,
    },
    toMatchAriaSnapshot: {
      pathTemplate: join(e2e, "accessibility-trees/{arg}{ext}"),
      children: "deep-equal",
    },
  },
  use: { viewport: { width: 1440, height: 900 } },
  projects: [
    { name: "e2e", testDir: e2e, testIgnore: "slow/**", ...chromium },
    { name: "slow", testDir: join(e2e, "slow"), ...chromium },
    { name: "firefox", testDir: e2e, grep: /@engines|@firefox/, use: systemFirefox() },
    { name: "webkit", testDir: e2e, grep: /@engines/, use: { browserName: "webkit" } },
    // Debian has no WebKit for Playwright, but WebKitGTK, which this drives.
    { name: "webkitgtk", testDir: join(import.meta.dirname, "tests/webkitgtk") },
  ],
});

/** Debian's Firefox, driven by WebDriver BiDi, where Playwright's own is not installed. */
function systemFirefox() {
  const browserName = "firefox" as const;
  if (existsSync(firefox.executablePath())) return { browserName };
  return {
    browserName,
    channel: "moz-firefox",
    launchOptions: {
      executablePath: "/usr/bin/firefox-esr",
      firefoxUserPrefs: {
        // Playwright does not notice a page restored from the back/forward cache.
        "browser.sessionhistory.max_total_viewers": 0,
      },
    },
  };
}
