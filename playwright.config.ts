import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { headlessShell } from "./tests/helpers/chromium.ts";

const tests = join(import.meta.dirname, "tests");
const e2e = join(import.meta.dirname, "e2e");
const chromium = {
  grepInvert: /@firefox/,
  use: { browserName: "chromium", launchOptions: headlessShell() },
} as const;

/** How many times longer things may take on a busy machine: its load per core, from 1 to 5. */
const slowness = Math.min(Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()), 5);

/** `npm test` runs e2e, `npm run test:slow` the others. */
export default defineConfig({
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  timeout: 90_000 * slowness,
  ignoreSnapshots: process.platform !== "linux", // fonts differ on other systems
  // Fonts are drawn a little differently from machine to machine.
  expect: {
    timeout: 5000 * slowness,
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
    inEngine("firefox", systemFirefox()),
    // Debian has no WebKit for Playwright, but WebKitGTK, which tests/webkitgtk drives with
    // selenium.
    ...(existsSync(webkit.executablePath()) ? [inEngine("webkit")] : []),
    {
      name: "webkitgtk",
      testDir: join(tests, "webkitgtk"),
      timeout: 120_000 * slowness,
      expect: { timeout: 45_000 * slowness },
    },
  ],
});

/** Runs every end-to-end test without the tag of another engine, with more time for expectations. */
function inEngine(browserName: "firefox" | "webkit", use = {}) {
  return {
    name: browserName,
    testDir: e2e,
    grepInvert: browserName === "firefox" ? /@chromium/ : /@chromium|@firefox/,
    // These test builds, the editor and Chromium's own measurements.
    testIgnore: /slow\/(?!navigation-fuzz)/,
    expect: { timeout: 20_000 * slowness },
    use: { browserName, ...use },
  };
}

/** Debian's Firefox, driven by WebDriver BiDi, where Playwright's own is not installed. */
function systemFirefox() {
  if (existsSync(firefox.executablePath())) return {};
  return {
    channel: "moz-firefox",
    launchOptions: {
      executablePath: "/usr/bin/firefox-esr",
      firefoxUserPrefs: {
        "webgl.force-enabled": true, // WebGL is off without a graphics card
        // Playwright does not notice a page restored from the back/forward cache.
        "browser.sessionhistory.max_total_viewers": 0,
      },
      env: { ...process.env, MOZ_WEBGL_FORCE_EGL: "1" },
    },
  };
}
