import "../on-tested-site.ts";
import { defineConfig } from "@playwright/test";
import type { SmokeOptions } from "./smoke";

/** One suite in three engines; `--project=firefox` runs it in one. */
export default defineConfig<SmokeOptions>({
  testDir: ".",
  testMatch: "*.smoke.ts", // not *.spec.ts, which are the journeys of `npm test`
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  outputDir: "../../test-results",
  // Rays are drawn without a graphics card here, and may keep a browser busy for long.
  timeout: 150_000,
  expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
  projects: [
    { name: "chromium", use: { engine: "chromium" } },
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
