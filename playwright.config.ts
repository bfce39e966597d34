import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { SmokeOptions } from "./tests/engines/smoke.ts";
import type { SiteOptions } from "./tests/site.ts";
import { headlessShell } from "./tests/tools/chromium.ts";
import { pathsFrom } from "./tools/paths.ts";

const tests = join(import.meta.dirname, "tests");

/** `npm test` runs the journeys and the author's site, `npm run test:all` the others. */
export default defineConfig<SmokeOptions, SiteOptions>({
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  timeout: 30_000,
  ignoreSnapshots: process.platform !== "linux", // they were taken there, and fonts differ
  // Fonts are drawn a little differently from machine to machine.
  expect: {
    toHaveScreenshot: {
      pathTemplate: join(tests, "pictures/{arg}{ext}"),
      threshold: 0.02, // the letters are dim
      maxDiffPixelRatio: 0.01,
    },
    toMatchAriaSnapshot: {
      pathTemplate: join(tests, "trees/{arg}{ext}"),
      children: "deep-equal",
    },
  },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    launchOptions: headlessShell(),
  },
  projects: [
    {
      name: "journeys",
      testDir: tests,
      testIgnore: ["author/**", "long/**"],
    },
    {
      name: "author",
      testDir: join(tests, "author"),
      use: { dist: pathsFrom(process.env).dist },
    },
    { name: "long", testDir: join(tests, "long") },
    ...(["chromium", "firefox", "webkit"] as const).map((engine) => ({
      name: engine,
      testDir: join(tests, "engines"),
      testMatch: "*.smoke.ts",
      // Rays are drawn without a graphics card here, and may keep a browser busy for long.
      timeout: 150_000,
      expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
      use: { engine },
    })),
  ],
});
